import { changeSign, changeSize, notKnown, withSign } from '@/lib/content/market/market-figures';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';

/**
 * Changes in percent from which the tile's color gets stronger. The scale of a day ends at 3%, as on other market maps.
 */
const steps: Record<MapPeriod, readonly number[]> = {
  day: [0.1, 0.5, 1, 1.5, 2, 3],
  week: [0.5, 1, 1.5, 2, 3, 4],
  month: [1, 2, 3, 4, 6, 8],
  year: [2, 5, 10, 15, 20, 25],
};

/** A change as text with its sign, and the strength of its color. */
export function heatOf(change: number | null, period: MapPeriod) {
  if (change === null) return { change: notKnown, level: 0 };
  const sign = changeSign(change);
  const size = Math.abs(change);
  return {
    change: withSign(sign, changeSize(change)),
    // `+ 0` turns −0 into 0.
    level: sign * steps[period].filter((step) => size >= step).length + 0,
  };
}

/** The legend's colors from the largest loss to the largest gain, labeled at both ends and in the middle. */
export function heatScale(period: MapPeriod) {
  const max = steps[period].length;
  const strongest = `${steps[period].at(-1)}%`;
  const labels = new Map([
    [-max, withSign(-1, strongest)],
    [0, '0%'],
    [max, withSign(1, strongest)],
  ]);
  return Array.from({ length: 2 * max + 1 }, (_, index) => {
    const label = labels.get(index - max);
    return { level: index - max, ...(label === undefined ? {} : { label }) };
  });
}
