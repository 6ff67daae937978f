import { mean, sum } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { largestFall } from '@/lib/domain/signals/statistics/drawdown-distribution';
import { closedWithin, filteredNote, periods } from '@/lib/domain/signals/statistics/periods';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { winRate } from './interval-table';
import type { StatisticsTable } from './statistics-table';

/**
 * A table of periods: since inception, then the last ten, five and one years. Each filtered period shows its number of
 * trades. Periods with too few trades are named in the note. Null if only one period has figures, since the key figures
 * show those.
 */
export function periodTable(closed: readonly ClosedTrade[], today: DateOnly): StatisticsTable | null {
  const all = `all ${closed.length} trades`;
  const rows: (readonly string[])[] = [];
  const others: string[] = [];
  for (const { label, years } of periods) {
    const kept = closedWithin(closed, years, today);
    const trades = filteredNote(kept.length, closed.length);
    if (years !== null && trades === '') others.push(`${label}: ${all}.`);
    else if (tooFewTrades(kept.length)) others.push(`${label}: ${trades}, too few to judge.`);
    else rows.push([label, trades || all, ...figures(kept)]);
  }
  if (rows.length < 2) return null;
  return {
    title: 'Results by period',
    columns: ['Period', 'Trades', 'Win rate', 'Average trade', 'Total result', 'Max drawdown'],
    rows,
    note: ['By closing date, up to today.', ...others].join(' '),
  };
}

function figures(trades: readonly ClosedTrade[]): string[] {
  const results = trades.map(({ balanceCents }) => balanceCents);
  const [rate, interval] = winRate(trades);
  return [`${rate} (${interval})`, usdSigned(mean(results) ?? 0), usdSigned(sum(results)), usd(largestFall(results))];
}
