import { describe, expect, it } from 'vitest';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { cutCards } from '@/lib/content/marketing/cut-cards';

const card = { category: 'c', title: 't', description: 'd', list: [], footNote: 'f' };
const pageOf = (paragraph: string): ContentPage => ({
  title: 't',
  description: 'd',
  blocks: [
    { kind: 'cards', title: 't', cards: [{ ...card, paragraph }] },
    { kind: 'statement', eyebrow: 'e', title: 't', text: paragraph },
  ],
});

describe('shortened text of cards', () => {
  it('[S13] are cut at a word boundary and end in three dots', () => {
    const [cards, statement] = cutCards(pageOf('word '.repeat(100).trim())).blocks;
    const cut = cards?.kind === 'cards' ? cards.cards[0]?.paragraph : undefined;
    expect(cut).toMatch(/^(word )+word\.\.\.$/);
    expect(cut?.length).toBeLessThanOrEqual(220);
    expect(statement?.kind === 'statement' && statement.text.length).toBe(499);
  });

  it('[S13] stay whole when they fit', () => {
    expect(cutCards(pageOf('A short one.'))).toEqual(pageOf('A short one.'));
  });
});
