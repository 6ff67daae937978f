import type { Points } from './chart-summary';

/** Values that a scale ends before: where they are, and which end they lie beyond. */
export type Beyond = { point: number; series: number; value: number; end: 'low' | 'high' };

/** What is left to set the scale by, and what lies beyond it. */
export type Ordinary = { values: number[]; beyond: Beyond[] };

/** So many times the middle half of all values, away from it: Tukey's outer fence. */
const fence = 3;
/** A scale is cut where that shows the rest at least so much larger. */
const worthIt = 1.8;

/**
 * The values that set a scale. A few that lie far from all others are left out, as a P/E on next to no earnings does:
 * one of them alone would press every other line flat. Nothing is left out where the scale would gain little, nor most
 * of a series that has most of its years: what is large throughout is no outlier.
 */
export function withoutOutliers(points: Points, shown: readonly number[]): Ordinary {
  const known = points.flatMap(({ values }, point) =>
    shown.flatMap((series) => {
      const value = values[series];
      return value === null || value === undefined ? [] : [{ point, series, value }];
    }),
  );
  const all = known.map(({ value }) => value);
  const kept = { values: all, beyond: [] };
  const [low, high] = fencesOf(all);
  const values = all.filter((value) => value >= low && value <= high);
  const beyond = known.flatMap((one): Beyond[] => {
    if (one.value > high) return [{ ...one, end: 'high' }];
    return one.value < low ? [{ ...one, end: 'low' }] : [];
  });
  if (beyond.length === 0 || spanOf(all) < worthIt * spanOf(values)) return kept;
  const lost = (series: number) => beyond.filter((one) => one.series === series).length;
  const had = (series: number) => known.filter((one) => one.series === series).length;
  const isWhole = (series: number) => had(series) >= points.length / 2;
  return shown.some((series) => isWhole(series) && lost(series) > had(series) / 2) ? kept : { values, beyond };
}

/** From zero, as the scale is drawn. */
const spanOf = (values: readonly number[]) => Math.max(0, ...values) - Math.min(0, ...values);

function fencesOf(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const [lower, upper] = [at(0.25), at(0.75)];
  const reach = fence * (upper - lower);
  return [lower - reach, upper + reach];
}
