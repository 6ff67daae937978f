import type { Chart } from '@/lib/contracts/shared/market-meta';
import { niceTicks } from '@/lib/charts/nice-ticks';
import { growth } from '@/lib/domain/market/market-formulas';

/** A name with its low, mean and high values, and the base that they are compared with. */
export type RangeRow = { at: string; low: number; mean: number; high: number; base: number | null };

/** Heights in pixels. Rows of the narrow layout have two lines. */
export const rangeHeights = { head: 48, wide: 34, narrow: 52 };
/** The minimum width in pixels at which a row's numbers fit beside its bar. */
const wideFrom = 640;

/** The column positions; numbers are right-aligned to them. */
export type RangeLayout = {
  isWide: boolean;
  bar: { left: number; right: number };
  columns: { base: number; low: number; mean: number; high: number; change: number };
  rowHeight: number;
  ticks: number[];
  /** The x position of a difference from the base, which is in percent. */
  xOf: (percent: number) => number;
};

/** The rows that have all three values. A row without a base is compared with its mean. */
export function rangeRows({ series, points }: Chart): RangeRow[] {
  const place = (key: string) => series.findIndex((one) => one.key === key);
  const [low, mean, high, base] = [place('low'), place('mean'), place('high'), place('price')];
  return points.flatMap(({ at, values }) => {
    const row = { low: values[low], mean: values[mean], high: values[high] };
    if (typeof row.low !== 'number' || typeof row.mean !== 'number' || typeof row.high !== 'number') return [];
    return [{ at, low: row.low, mean: row.mean, high: row.high, base: values[base] ?? null }];
  });
}

/** A value's difference from its row's base, in percent, so that stocks of any price share one axis. */
export const fromBase = ({ mean, base }: RangeRow, value: number) => growth(value, base ?? mean) ?? 0;

export function rangeLayout(rows: readonly RangeRow[], width: number): RangeLayout {
  const ends = rows.flatMap((row) => [fromBase(row, row.low), fromBase(row, row.high)]);
  const ticks = niceTicks(Math.min(0, ...ends), Math.max(0, ...ends));
  const isWide = width >= wideFrom;
  const bar = isWide ? { left: 172, right: width - 330 } : { left: 62, right: width - 62 };
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return {
    isWide,
    bar,
    columns: isWide
      ? { base: 140, low: width - 230, mean: width - 154, high: width - 78, change: width }
      : { base: 118, low: 54, mean: width - 62, high: width, change: width },
    rowHeight: isWide ? rangeHeights.wide : rangeHeights.narrow,
    ticks,
    xOf: (percent) => bar.left + ((percent - first) / (last - first)) * (bar.right - bar.left),
  };
}

/** Returns, for example, 'The mean target is above the last close for 10 of 12 stocks.' */
export function rangeGist(rows: readonly RangeRow[]) {
  const compared = rows.filter(({ base }) => base !== null);
  const above = compared.filter(({ mean, base }) => mean > (base ?? mean)).length;
  return compared.length === 0
    ? ''
    : `The mean target is above the last close for ${above} of ${compared.length} stocks.`;
}
