import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LatestTrades } from '@/components/signals/latest-trades';
import type { TradeRow } from '@/lib/contracts/signals/trades';
import { historicalSample } from '@/lib/content/signals/messages';
import { recordView } from '@/lib/server/signals/page-props/record-view';
import { openTrade, tradeRow } from './record-factory';

const twelve = Array.from({ length: 12 }, (_, index) => tradeRow(index));

function cellsFor(row: TradeRow) {
  render(<LatestTrades record={recordView([row], { isSample: true }, 1)} />);
  const shown = screen.getAllByRole('row')[1];
  if (!shown) throw new Error('No row was drawn');
  return Array.from(shown.children, (cell) => cell.textContent);
}

const dates = { expiration: '2022-03-18', fillDate: '2022-02-28', closeDate: '2022-03-04' };
const terms = { symbol: 'ISRG', tradeType: 'Call' as const, strike: 172.5, bid: 6.4 };

describe('a row of the record', () => {
  it('[S11] shows a loss with MM/DD, mark, sign and a word', () => {
    const row = tradeRow(1, { ...dates, ...terms, roi: -48.84, balance: -488.4, thousand: 3105 });
    expect(cellsFor(row)).toEqual([
      'ISRG', 'Call', '03/18', '172.5', '6.40', '02/28', '03/04', '▼down 48.8%', '−$488', '$3,105',
    ]); // prettier-ignore
  });

  it('[C1] shows a win with its mark and sign', () => {
    const row = tradeRow(1, { ...dates, roi: 27, balance: 270 });
    expect(cellsFor(row).slice(7, 9)).toEqual(['▲up 27.0%', '+$270']);
  });

  it('[C1] shows a breakeven trade without mark or sign', () => {
    expect(cellsFor(tradeRow(1, { roi: 0, balance: 0 })).slice(7, 9)).toEqual(['0.0%', '$0']);
  });

  it('[C1] shows a worthless expiration as a loss of the whole stake', () => {
    expect(cellsFor(tradeRow(1, { roi: -100, balance: -1000 })).slice(7, 9)).toEqual(['▼down 100.0%', '−$1,000']);
  });

  it('[S11] shows Open, TBD and 0 while a trade is open', () => {
    expect(cellsFor(openTrade(1)).slice(6, 9)).toEqual(['Open', 'TBD', '$0']);
  });

  it('[C1] links the fill date to the trade’s page, and says the years that MM/DD leaves out', () => {
    const row = tradeRow(1, { ...dates, ...terms, expiration: '2023-01-20' });
    render(<LatestTrades record={recordView([row], { isSample: true }, 1)} />);
    const link = screen.getByRole('link', { name: 'ISRG Call, filled 02/28/2022, expires 01/20/2023, strike $172.5' });
    expect(link).toHaveAttribute('href', `/options-signals/${row.id}`);
    expect(link).toHaveTextContent(/^02\/28$/);
    expect(link).toHaveAttribute('title', '02/28/2022');
    expect(screen.getByText('01/20')).toHaveAttribute('title', '01/20/2023');
  });

  it('[C1] links a symbol to its research page', () => {
    render(<LatestTrades record={recordView([tradeRow(1, { symbol: 'BRK.B' })], { isSample: true }, 1)} />);
    expect(screen.getByRole('link', { name: 'BRK.B' })).toHaveAttribute('href', '/stocks/BRK.B');
  });
});

describe('the latest trades', () => {
  it('are the end of the record, newest first, with the total number', () => {
    render(<LatestTrades record={recordView(twelve, { isSample: true }, 9)} />);
    expect(screen.getByRole('table')).toHaveAccessibleName(/Latest 9 of 12 trades/);
    const last = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastChild?.textContent);
    expect(last).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `$${(1000 + index).toLocaleString('en-US')}`));
  });

  it('[C15] describe the sample once, next to the trades', () => {
    render(<LatestTrades record={recordView([tradeRow(1)], { isSample: true, note: historicalSample }, 9)} />);
    expect(screen.getByRole('table')).toHaveAccessibleName(
      /January and February 2022: one two-month market, not live, hypothetical \$1,000 stake/,
    );
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    expect(screen.queryByText(/historical sample/)).toBeNull();
    expect(screen.queryByText(/All dates are in/)).toBeNull();
  });

  it('[C15] say when they are sample data, and do not when they are not', () => {
    const { rerender } = render(<LatestTrades record={recordView([tradeRow(1)], { isSample: true }, 9)} />);
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    rerender(<LatestTrades record={recordView([tradeRow(1)], { isSample: false }, 9)} />);
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it.each([
    ['no record', null],
    ['an empty record', recordView([], { isSample: true }, 9)],
  ])('[U4] with %s show the empty state', (_, record) => {
    render(<LatestTrades record={record} />);
    expect(screen.getByText('No trades yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
