import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResearchList } from '@/components/my-account/research-list';
import type { SavedResearch } from '@/lib/contracts/my-account/privacy';

const saved = vi.hoisted((): { name: string; content: Blob }[] => []);
vi.mock('@/components/charts/frame/save-file', () => ({
  saveFile: (name: string, content: Blob) => saved.push({ name, content }),
}));

const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
const research: SavedResearch = {
  searches: [{ search: 'apple', at: at(1) }],
  watchlists: [
    { name: 'Chips', at: at(4), tickers: ['MSFT', 'AAPL'] },
    { name: 'Later', at: at(3), tickers: [] },
  ],
  alerts: [{ ticker: 'AAPL', kind: 'above', price: 212.5, daysBefore: null, createdAt: at(5), firedAt: null }],
  votes: [{ ticker: 'TSLA', at: at(2) }],
  screens: [],
};

it('[J9] lists every list, alert, vote and search with its kind and time, newest first', () => {
  render(<ResearchList research={research} onDelete={vi.fn()} isDeleting={false} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Email me when AAPL closes above $212.50',
    'Chips: MSFT, AAPL',
    'Later: no stocks',
    'TSLA',
    'apple',
  ]);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    'Alert',
    'Watchlist',
    'Watchlist',
    'Stock vote',
    'Search',
  ]);
});

it('[J9] downloads the same as a machine-readable file, and deletes with a separate button', async () => {
  const onDelete = vi.fn();
  render(<ResearchList research={research} onDelete={onDelete} isDeleting={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(saved).toHaveLength(1);
  expect(JSON.parse(await saved[0]!.content.text())).toEqual(research);
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete saved research' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it('[J9] says that nothing is stored, and offers nothing to delete', () => {
  const nothing = { searches: [], watchlists: [], alerts: [], votes: [], screens: [] };
  render(<ResearchList research={nothing} onDelete={vi.fn()} isDeleting={false} />);
  expect(screen.getByText(/^No watchlist/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
