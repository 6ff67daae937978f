import type { Points } from './chart-summary';

/** A value outside the scale. */
export type Beyond = { point: number; series: number; value: number; end: 'low' | 'high' };

/** The values that set the scale, and the outliers beyond it. */
export type Ordinary = { values: number[]; beyond: Beyond[] };

/** Tukey's outer fence: three interquartile ranges. */
const fence = 3;
/** The scale is cut only when the full span is at least this many times the span without outliers. */
const worthIt = 1.8;

/**
 * Splits values into those that set the scale and far outliers, such as the P/E of a company with almost no earnings,
 * since a single one would flatten every other line. Keeps all values if the gain is small, or if a series with values
 * at half or more of the points would lose most of them.
 */
export function withoutOutliers(points: Points, shown: readonly number[]): Ordinary {
  const known = points.flatMap(({ values }, point) =>
    shown.flatMap((series) => {
      const value = values[series];
      return value === null || value === undefined ? [] : [{ point, series, value }];
    }),
  );
  const all = known.map(({ value }) => value);
  const uncut = { values: all, beyond: [] };
  const [low, high] = fencesOf(all);
  const values = all.filter((value) => value >= low && value <= high);
  const beyond = known.flatMap((one): Beyond[] => {
    if (one.value > high) return [{ ...one, end: 'high' }];
    return one.value < low ? [{ ...one, end: 'low' }] : [];
  });
  if (beyond.length === 0 || spanOf(all) < worthIt * spanOf(values)) return uncut;
  const lost = (series: number) => beyond.filter((one) => one.series === series).length;
  const had = (series: number) => known.filter((one) => one.series === series).length;
  const isComplete = (series: number) => had(series) >= points.length / 2;
  return shown.some((series) => isComplete(series) && lost(series) > had(series) / 2) ? uncut : { values, beyond };
}

/** The span of the values and zero, since the scale includes zero. */
const spanOf = (values: readonly number[]) => Math.max(0, ...values) - Math.min(0, ...values);

function fencesOf(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const [lower, upper] = [at(0.25), at(0.75)];
  const reach = fence * (upper - lower);
  return [lower - reach, upper + reach];
}
