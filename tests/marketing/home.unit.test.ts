import { describe, expect, it } from 'vitest';
import { home } from '@/lib/content/marketing/home';
import { landing2024 } from '@/lib/content/marketing/landing-2024';
import type { Block } from '@/lib/content/shared/blocks';
import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { allPaths } from '@/tests/support/all-paths';
import { paths } from '@/lib/domain/shared/paths';

const kindsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'columns' ? block.blocks.map(({ kind }) => kind) : [block.kind]));
const homeBlocks: readonly Block[] = home.blocks;
const homeParts = homeBlocks.flatMap((block) => (block.kind === 'columns' ? [...block.blocks] : [block]));

describe('the home page', () => {
  it('[S1] shows the joiners, the record, the sectors, the schedule, the commitments and the mission', () => {
    expect(kindsOf(home.blocks)).toEqual(
      expect.arrayContaining(['hero', 'joiners', 'record', 'sectors', 'payouts', 'figures', 'statement']),
    );
  });

  it('[U6] has six rows of sections, and answers how results are calculated in its FAQ', () => {
    expect(homeBlocks.map((block) => kindsOf([block]).join(' beside '))).toEqual([
      ...['hero', 'joiners', 'record', 'sectors beside payouts', 'statement beside figures', 'faq beside cta'],
    ]);
    expect(homeParts.flatMap((block) => (block.kind === 'record' ? [block.rows] : []))).toEqual([5]);
    const answers = homeParts.flatMap((block) => (block.kind === 'faq' ? block.questions : []));
    expect(answers.map(({ question }) => question)).toContain('How do you calculate results?');
  });

  it('[S3] keeps the mission apart from trade results', () => {
    const rowOf = (kind: 'hero' | 'record' | 'statement') =>
      homeBlocks.findIndex((block) => kindsOf([block]).includes(kind));
    for (const results of ['hero', 'record'] as const) {
      expect(rowOf(results)).toBeGreaterThanOrEqual(0);
      expect(rowOf('statement') - rowOf(results)).toBeGreaterThan(1);
    }
  });

  it('[S12] shows the schedule with its derived revenue marked', () => {
    const payouts = homeParts.find((block) => block.kind === 'payouts');
    expect(payouts?.kind === 'payouts' && payouts.rows.filter(({ isRevenueDerived }) => isRevenueDerived)).toHaveLength(
      3,
    );
  });

  it.each([home, landing2024])('[S1] links only to existing pages: $title', (page) => {
    const fixed = Object.values(allPaths).filter((path) => typeof path === 'string');
    const known = new Set<string>([...fixed, ...leadForms.map(paths.form)]);
    const hrefs = JSON.stringify(page).matchAll(/"href":"([^"]+)"/g);
    for (const [, href = ''] of hrefs)
      expect([...known].some((path) => href === path || href.startsWith(`${paths.sectors}/`))).toBe(true);
  });

  it('[S13] gives every card all six parts', () => {
    const cards = landing2024.blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
    expect(cards).toHaveLength(3);
    for (const { category, title, description, paragraph, list, footNote } of cards) {
      for (const part of [category, title, description, paragraph, ...list, footNote]) expect(part).not.toBe('');
    }
  });
});
