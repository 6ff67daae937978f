import type { Chart } from '@/lib/contracts/shared/market-meta';

type Row = { values: readonly (number | null)[] };

/** The series that bound a band, and the one in the middle; nothing while a bound is hidden. */
export function rangeOf(series: Chart['series'], shown: readonly number[]) {
  const [low, high] = ['low', 'high'].map((key) => series.findIndex((one) => one.key === key));
  if (low === undefined || high === undefined || !shown.includes(low) || !shown.includes(high)) return null;
  const main = series.findIndex((_, index) => index !== low && index !== high);
  const pair = ({ values }: Row) => {
    const [from, to] = [values[low] ?? null, values[high] ?? null];
    return from === null || to === null ? null : [from, to];
  };
  return { pair, main: main === -1 ? low : main };
}
