import { isTime, pointName, valueWords } from './chart-words';
import type { ChartUnit } from './research';

export type Points = readonly { at: string; values: readonly (number | null)[] }[];
export type SeriesName = { key: string; label: string; unit: ChartUnit };
type Known = { at: string; value: number };

/** A chart in one sentence per series: how many values, since when, the highest, the lowest and the last. */
export function chartSummary({ series, points }: { series: readonly SeriesName[]; points: Points }) {
  const told = series.slice(0, most).map(({ label, unit }, index) => {
    const name = series.length > 1 ? `${label}: ` : '';
    return `${name}${seriesSummary(points, index, unit)}`;
  });
  const left = series.length - told.length;
  return [...told, ...(left > 0 ? [`${left} more in the table.`] : [])].join(' ');
}

/** Beyond these a sentence each is more than an ear keeps. */
const most = 6;

function seriesSummary(points: Points, index: number, unit: ChartUnit) {
  const known = points.flatMap(({ at, values }): Known[] => {
    const value = values[index];
    return value === null || value === undefined ? [] : [{ at, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return 'no values.';
  const say = ({ at, value }: Known) => `${valueWords(value, unit)} ${isTime(at) ? 'in' : 'at'} ${pointName(at)}`;
  const count = `${known.length} ${known.length === 1 ? 'value' : 'values'}`;
  if (known.length === 1) return `${count}, ${say(first)}.`;

  const highest = known.reduce((best, next) => (next.value > best.value ? next : best));
  const lowest = known.reduce((best, next) => (next.value < best.value ? next : best));
  const timed = isTime(first.at);
  return [
    timed ? `${count} ${pointName(first.at)} to ${pointName(last.at)}` : count,
    `highest ${say(highest)}`,
    `lowest ${say(lowest)}`,
    ...(timed ? [`last ${say(last)}`] : []),
  ]
    .join(', ')
    .concat('.');
}
