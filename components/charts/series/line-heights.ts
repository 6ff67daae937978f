import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ChartScale } from '@/lib/charts/chart-scale';

type Inset = { top: number; bottom: number };
type Drawn = { shown: readonly number[]; scale: ChartScale; height: number; inset: Inset };

/** The last point of each visible line and its y position, in pixels from the top. */
export function lineEnds({ points }: Chart, { shown, scale, height, inset }: Drawn) {
  return shown.flatMap((index) => {
    const point = points.findLastIndex(({ values }) => typeof values[index] === 'number');
    const value = points[point]?.values[index];
    return typeof value === 'number' ? [{ index, point, value, y: heightOf(value, scale, height, inset) }] : [];
  });
}

/** The visible line nearest to a y position at a point; undefined if no line has a value there. */
export function nearestLine({ points }: Chart, { shown, scale, height, inset }: Drawn, point: number, y: number) {
  const distances = shown.flatMap((index) => {
    const value = points[point]?.values[index];
    return typeof value === 'number' ? [{ index, by: Math.abs(heightOf(value, scale, height, inset) - y) }] : [];
  });
  return distances.toSorted((one, other) => one.by - other.by)[0]?.index;
}

function heightOf(value: number, { ticks, isLog }: ChartScale, height: number, inset: Inset) {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const on = (number: number) => (isLog ? Math.log(number) : number);
  const part = (on(value) - on(low)) / (on(high) - on(low));
  const bottom = height - inset.bottom;
  return bottom - Math.min(Math.max(part, 0), 1) * (bottom - inset.top);
}
