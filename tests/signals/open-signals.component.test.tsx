import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenSignals } from '@/components/signals/open-signals';
import { SealedSignals } from '@/components/signals/sealed-signals';
import type { OpenTrades } from '@/lib/contracts/signals/trades';

const sealed = [
  { id: 'live-0001', issuedAt: '2026-02-02T15:00:00.000Z', commitment: 'ab'.repeat(32) },
  { id: 'live-0002', issuedAt: '2026-02-05T15:00:00.000Z', commitment: 'cd'.repeat(32) },
];
const item = (over: object = {}): OpenTrades['items'][number] => ({
  ...{ id: 'live-0001', symbol: 'AAPL', tradeType: 'Call', expiration: '2026-03-20', strike: 202.5, bid: 4.1 },
  ...{ fillDate: '2026-02-02', closeDate: 'Open', roi: 'TBD', thousand: 1000, $1000: 0 },
  ...{ issuedAt: '2026-02-02T15:00:00.000Z', mark: { price: 4.92, roi: 20, day: '2026-02-19' } },
  ...over,
});
const own = (items: OpenTrades['items'], hasPlan = true): OpenTrades => ({
  ...{ items, hasPlan, total: 2 },
  meta: { source: 'test', asOf: '2026-02-20T09:00:00.000Z', isSample: true },
});
const show = (data: OpenTrades | undefined, failure = '') =>
  render(<OpenSignals sealed={sealed} own={data} failure={failure} retry={() => undefined} level="h3" />);

describe('[C9] open signals', () => {
  it.each([
    ['a visitor', undefined],
    ['a member without a plan', own([], false)],
  ])('show %s how many there are, since when, and their commitments', (_who, data) => {
    show(data);
    expect(screen.getByRole('heading', { name: '2 open signals' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByText(/^A commitment is a hash of the signal/)).toBeInTheDocument();
    expect(screen.getByRole('link', { hidden: true, name: 'Verify the ledger' })).toHaveAttribute('href', '/verify');
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      `02/02/2026${'ab'.repeat(32)}`,
      `02/05/2026${'cd'.repeat(32)}`,
    ]);
  });

  it('say when there are none, without an offer, and count one in the singular', () => {
    const { rerender } = render(<SealedSignals sealed={[]} level="h2" />);
    expect(screen.getByRole('heading', { level: 2, name: 'No open signals' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull();
    rerender(<SealedSignals sealed={sealed.slice(0, 1)} level="h2" />);
    expect(screen.getByRole('heading', { level: 2, name: '1 open signal' })).toBeVisible();
  });

  it('[C14] show a member with a plan each one with its age and an estimate', () => {
    show(own([item(), item({ id: 'live-0002', tradeType: 'Put', expiration: '2026-02-13', mark: null })]));
    expect(screen.getByRole('heading', { name: '2 open signals' })).toBeVisible();
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(cells).toEqual([
      ['AAPL $202.50 call', '02/02', '18 days', '03/20/2026', '▲up 20.0%'],
      ['AAPL $202.50 put', '02/02', '18 days', 'Expired, awaiting close', 'n/a'],
    ]);
    expect(screen.getByText(/not quotes/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'AAPL $202.50 call' })).toHaveAttribute(
      'href',
      '/options-signals/live-0001',
    );
  });

  it('[U4] say why a member’s signals did not load', () => {
    show(undefined, 'The desk is resting.');
    expect(screen.getByRole('alert')).toHaveTextContent('The desk is resting.');
  });
});
