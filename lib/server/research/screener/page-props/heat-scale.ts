import { changeSign, changeSize, notKnown, withSign } from '@/lib/content/market/market-figures';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';

/** Changes in percent from which a tile's color is stronger. A day's scale ends at 3%, as on other market maps. */
const steps: Record<MapPeriod, readonly number[]> = {
  day: [0.1, 0.5, 1, 1.5, 2, 3],
  week: [0.5, 1, 1.5, 2, 3, 4],
  month: [1, 2, 3, 4, 6, 8],
  year: [2, 5, 10, 15, 20, 25],
};

/** A change as text with its sign, and how strong its color is. */
export function heatOf(change: number | null, period: MapPeriod) {
  if (change === null) return { change: notKnown, level: 0 };
  const sign = changeSign(change);
  const size = Math.abs(change);
  return {
    change: withSign(sign, changeSize(change)),
    // Without a minus for zero, which has no color.
    level: sign * steps[period].filter((step) => size >= step).length + 0,
  };
}

/** The legend's colors from the strongest fall to the strongest rise, labeled at its ends and in the middle. */
export function heatScale(period: MapPeriod) {
  const most = steps[period].length;
  const strongest = `${steps[period].at(-1)}%`;
  const labels = new Map([
    [-most, withSign(-1, strongest)],
    [0, '0%'],
    [most, withSign(1, strongest)],
  ]);
  return Array.from({ length: 2 * most + 1 }, (_, index) => {
    const label = labels.get(index - most);
    return { level: index - most, ...(label === undefined ? {} : { label }) };
  });
}
