import { mean, sum } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { largestFall } from '@/lib/domain/signals/statistics/drawdown-distribution';
import { closedWithin, filteredNote, periods } from '@/lib/domain/signals/statistics/periods';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { winRate } from './interval-table';
import type { StatisticsTable } from './statistics-table';

/** Since inception first, then the last ten, five and one years; each filtered period says how many trades it has. */
export const periodTable = (closed: readonly ClosedTrade[], today: DateOnly): StatisticsTable => ({
  title: 'Results by period',
  columns: ['Period', 'Trades', 'Win rate', 'Average trade', 'Total result', 'Max drawdown'],
  rows: periods.map(({ label, years }) => {
    const kept = closedWithin(closed, years, today);
    const trades = filteredNote(kept.length, closed.length) || `all ${closed.length} trades`;
    return [label, trades, ...figures(kept)];
  }),
  note: 'By closing date, up to today.',
});

function figures(trades: readonly ClosedTrade[]): string[] {
  const tooFew = tooFewTrades(trades.length);
  if (tooFew) return [tooFew, '–', '–', '–'];
  const results = trades.map(({ balanceCents }) => balanceCents);
  const [rate, interval] = winRate(trades);
  return [`${rate} (${interval})`, usdSigned(mean(results) ?? 0), usdSigned(sum(results)), usd(largestFall(results))];
}
