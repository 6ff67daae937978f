import { sum } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { ClosedTrade } from '@/lib/domain/signals/trades';

export type DatedResult = { trades: number; resultCents: number };
export type DayResult = DatedResult & { day: DateOnly };
export type YearResults = DatedResult & {
  year: string;
  /** Results from January to December; null for a month without closed trades. */
  months: readonly (DatedResult | null)[];
};

/** Results by closing day, oldest first. */
export const resultsByDay = (closed: readonly ClosedTrade[]): DayResult[] =>
  grouped(closed, ({ closeDate }) => closeDate).map(([day, trades]) => ({ day, ...resultOf(trades) }));

/** Results by closing month, from the first to the last year, with a total for each year. */
export function resultsByMonth(closed: readonly ClosedTrade[]): YearResults[] {
  const years = grouped(closed, ({ closeDate }) => closeDate.slice(0, 4));
  const [first, last] = [Number(years[0]?.[0]), Number(years.at(-1)?.[0])];
  const byYear = new Map(years);
  return Array.from({ length: last - first + 1 || 0 }, (_, index) => {
    const year = String(first + index);
    const trades = byYear.get(year) ?? [];
    const byMonth = Map.groupBy(trades, ({ closeDate }) => Number(closeDate.slice(5, 7)));
    const months = Array.from({ length: 12 }, (_none, month) => {
      const monthResults = byMonth.get(month + 1);
      return monthResults ? resultOf(monthResults) : null;
    });
    return { year, months, ...resultOf(trades) };
  });
}

const grouped = (closed: readonly ClosedTrade[], key: (trade: ClosedTrade) => string) =>
  [...Map.groupBy(closed, key)].toSorted(([a], [b]) => (a < b ? -1 : 1));

const resultOf = (trades: readonly ClosedTrade[]): DatedResult => ({
  trades: trades.length,
  resultCents: sum(trades.map(({ balanceCents }) => balanceCents)),
});
