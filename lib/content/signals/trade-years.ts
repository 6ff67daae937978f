import { isInAnotherYear, type TradeDates } from '@/lib/domain/signals/trade-wire';

/**
 * A sentence with the years that the rows' MM/DD dates leave out. A different expiration year is shown in its row. In a
 * separate file, because the track record's page gets this sentence from the server.
 */
export function tradeYears(rows: readonly TradeDates[]): string {
  const yearsOf = (dates: readonly string[]) =>
    dates
      .filter((date) => date !== 'Open')
      .map((date) => date.slice(0, 4))
      .toSorted();
  const traded = rows.flatMap(({ fillDate, closeDate }) => [fillDate, closeDate]);
  const [year, ...others] = new Set(yearsOf(traded));
  if (year === undefined) return '';
  if (others.length === 0)
    return rows.some(isInAnotherYear) ? `Dates without a year are in ${year}.` : `All dates are in ${year}.`;
  const all = yearsOf([...traded, ...rows.map(({ expiration }) => expiration)]);
  return `Dates are from ${all[0]} to ${all.at(-1)}.`;
}
