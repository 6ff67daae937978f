import type { Points } from './chart-summary';
import { niceTicks } from './nice-ticks';
import { sum } from '@/lib/domain/shared/averages';

type Axis = { points: Points; shown: readonly number[]; isStacked: boolean; fromZero: boolean };

/** Round axis ticks that cover every value shown. */
export function axisTicks({ points, shown, isStacked, fromZero }: Axis): number[] {
  const reached = points.flatMap(({ values }) => {
    const known = shown.flatMap((index) => values[index] ?? []);
    return isStacked ? [sum(known.filter((value) => value < 0)), sum(known.filter((value) => value > 0))] : known;
  });
  const all = fromZero || reached.length === 0 ? [...reached, 0] : reached;
  return niceTicks(Math.min(...all), Math.max(...all));
}
