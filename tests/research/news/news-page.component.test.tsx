import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NewsPage } from '@/components/research/news/news-page';
import { sectorTrail } from '@/lib/content/research/sectors';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleMeta, story } from '@/tests/support/features/research';
import type { NewsArticle } from '@/lib/contracts/research/news';

const sector = {
  slug: 'robotics',
  name: 'Robotics',
  description: 'Makers of robots.',
  about: 'News of robots.',
  trail: sectorTrail,
};

function renderNews(items: NewsArticle[], nextCursor: string | null = null) {
  const news = { items, nextCursor, meta: sampleMeta() };
  render(<NewsPage path="/stock-insights-by-sector/robotics/news" sector={sector} news={news} />);
}

describe('news of a sector', () => {
  it('[B6] shows source, time and stocks, and opens the article at its publisher', () => {
    renderNews([story()]);
    expect(screen.getByText('Example Wire')).toBeVisible();
    const day = screen.getByRole('region', { name: 'Friday, November 20, 2026' });
    expect(within(day).getByText('14:05 UTC')).toBeVisible();
    const out = screen.getByRole('link', { name: /A maker of robots reports its year/ });
    expect(out).toHaveAttribute('href', 'https://news.example/robots');
    expect(out.getAttribute('rel')).toMatch(/noopener/);
    expect(screen.getByRole('link', { name: 'AAA' })).toHaveAttribute('href', '/stocks/AAA');
  });

  it('[B6][B11] sample stories are marked once for the page, and link to no article', () => {
    renderNews([story({ isSample: true, url: null, headline: 'Sample story: A maker of robots reports its year' })]);
    expect(screen.getByRole('heading', { name: 'A maker of robots reports its year' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /A maker of robots/ })).toBeNull();
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('[B6] is grouped by day, newest first, with what each story says', () => {
    renderNews([
      story({ id: 'a', headline: 'One' }),
      story({ id: 'b', headline: 'Two', summary: 'Volume doubled.', publishedAt: '2026-11-20T09:00:00.000Z' }),
      story({ id: 'c', headline: 'Three', publishedAt: '2026-11-19T21:30:00.000Z' }),
    ]);
    const days = screen.getAllByRole('region').map((region) => [
      within(region).getByRole('heading', { level: 2 }).textContent,
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent?.split(' ')[0]),
    ]);
    expect(days).toEqual([
      ['Friday, November 20, 2026', ['One', 'Two']],
      ['Thursday, November 19, 2026', ['Three']],
    ]);
    expect(screen.getByText('Volume doubled.')).toBeVisible();
  });

  it('[B6] loads older stories by the cursor until there are no more', async () => {
    const older = {
      items: [story({ id: 'old', headline: 'Last year’s story' })],
      nextCursor: null,
      meta: sampleMeta(),
    };
    const requests = mockEndpoint(sectorsContract.news, older);
    renderNews([story()], 'page-2');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Last year’s story')).toBeVisible();
    expect(requests[0]?.url.searchParams.get('cursor')).toBe('page-2');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You’ve reached the end.');
  });

  it('[U4] says why older stories did not load, and loads them again', async () => {
    mockEndpoint(sectorsContract.news, (_, times) =>
      times === 1
        ? { status: 503, message: 'The news are resting.' }
        : { items: [story({ id: 'old', headline: 'Last year’s story' })], nextCursor: null, meta: sampleMeta() },
    );
    renderNews([story()], 'page-2');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The news are resting.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Last year’s story')).toBeVisible();
  });

  it('[U4] says when a sector has no news', () => {
    renderNews([]);
    expect(screen.getByText('No news yet')).toBeVisible();
  });

  it('[S2] has exactly two navigation entries, with the news marked', () => {
    renderNews([story()]);
    const entries = screen.getByRole('navigation', { name: 'Sector' }).querySelectorAll('a');
    expect([...entries].map((entry) => [entry.textContent, entry.getAttribute('aria-current')])).toEqual([
      ['Stocks', null],
      ['News', 'page'],
    ]);
  });
});
