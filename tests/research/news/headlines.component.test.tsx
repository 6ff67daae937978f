import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Headlines } from '@/components/research/news/headlines';
import { story as newsStory } from '@/tests/support/features/research';
import { headlinesOf } from '@/lib/server/research/news/page-props/headline';
import { sectorCopy } from '@/lib/content/research/sectors';

const story = {
  id: 'one',
  headline: 'Chips are short again',
  url: null as string | null,
  publisher: 'The Paper',
  at: '11/20/2026, 21:00',
  isSample: true,
};
const show = (stories: (typeof story)[]) => render(<Headlines stories={stories} copy={sectorCopy.news} />);

describe('the headlines on a sector’s page', () => {
  it('[B6] link to the article at its publisher', () => {
    show([{ ...story, url: 'https://example.test/chips', isSample: false }]);
    const link = screen.getByRole('link', { name: /^Chips are short again.*opens the publisher’s site/ });
    expect(link).toHaveAttribute('href', 'https://example.test/chips');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('[B6] [B11] of the sample have no link, and are marked once', () => {
    show([story, { ...story, id: 'two', headline: 'Robots walk' }]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
  });
});

it('[B6] [B11] headlines do not repeat what one badge says, unless real ones are among them', () => {
  const sample = newsStory({ isSample: true, headline: 'Sample story: Robots walk' });
  const titles = (...items: Parameters<typeof headlinesOf>[0]) => headlinesOf(items, 2).map(({ headline }) => headline);
  expect(titles(sample)).toEqual(['Robots walk']);
  expect(titles(sample, newsStory({ headline: 'Chips are short' }))).toEqual([
    'Sample story: Robots walk',
    'Chips are short',
  ]);
});
