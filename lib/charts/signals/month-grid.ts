import { sum } from '@/lib/domain/shared/averages';
import { usdSigned } from '@/lib/domain/shared/money';
import { resultsByMonth, type DatedResult } from '@/lib/domain/signals/statistics/results-by-date';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { levelOf } from './picture-table';

/** `trades` is a formatted count. Null for a month without closed trades. */
export type GridCell = { text: string; trades: string; level: number; sign: number } | null;
export type MonthGrid = {
  columns: readonly string[];
  rows: readonly { year: string; months: readonly GridCell[]; total: GridCell }[];
  caption: string;
};

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Results by year and month with yearly totals, latest year first. Has the columns from the first to the last month
 * with a trade.
 */
export function monthGrid(closed: readonly ClosedTrade[]): MonthGrid {
  const years = resultsByMonth(closed);
  const months = years.flatMap((year) => year.months.filter((month) => month !== null));
  const isUsed = (month: number) => years.some((year) => year.months[month] !== null);
  const used = monthNames.map((_, month) => month).filter(isUsed);
  const range = [used[0] ?? 0, (used.at(-1) ?? 11) + 1] as const;
  const largest = Math.max(0, ...months.map(({ resultCents }) => Math.abs(resultCents)));
  const total = sum(closed.map(({ balanceCents }) => balanceCents));
  return {
    columns: [...monthNames.slice(...range), 'Total'],
    rows: years.toReversed().map((year) => ({
      year: year.year,
      months: year.months.slice(...range).map((month) => month && cell(month, largest)),
      total: year.trades === 0 ? null : { ...cell(year, largest), level: 0 },
    })),
    caption: `Sum of the results by month of closing. All ${closed.length} closed trades: ${usdSigned(total)}.`,
  };
}

const cell = ({ trades, resultCents }: DatedResult, largest: number) => ({
  text: usdSigned(resultCents),
  trades: `${trades} ${trades === 1 ? 'trade' : 'trades'}`,
  level: levelOf(resultCents, largest),
  sign: Math.sign(resultCents),
});
