import { bareText, isTime, placeText, pointName, pointTick, valueText } from './chart-text';
import type { ChartUnit } from '../domain/shared/chart-units';

export type Points = readonly { at: string; values: readonly (number | null)[] }[];
export type SeriesName = { key: string; label: string; unit: ChartUnit };
type Chart = { series: readonly SeriesName[]; points: Points };
type Known = { at: string; value: number };

/** Text alternative of a chart: count, range, highest, lowest and last value of each series. */
export function chartSummary({ series, points }: Chart) {
  const sentences = series.slice(0, max).map(({ label, unit }, index) => {
    const name = series.length > 1 ? `${label}: ` : '';
    return `${name}${seriesSummary(points, index, unit)}`;
  });
  const left = series.length - sentences.length;
  return [...sentences, ...(left > 0 ? [`${left} more in the table.`] : [])].join(' ');
}

/**
 * A short caption: high and low of a single series, the latest values of several, or high and low of the mean when the
 * x axis is not time.
 */
export function chartGist({ series, points }: Chart) {
  const [only] = series;
  if (only && series.length === 1) return seriesGist(points, 0, only.unit);
  const last = points.findLast(({ values }) => values.some((value) => value !== null));
  if (!last) return '';
  if (!isTime(last.at)) {
    const index = Math.max(
      series.findIndex(({ key }) => key === 'mean'),
      0,
    );
    const { label = '', unit = 'index' } = series[index] ?? {};
    return `${label}: ${seriesGist(points, index, unit)}`;
  }
  // Non-breaking spaces keep a name and its value on one line.
  const ends = series
    .slice(0, max)
    .map(({ label, unit }, index) => `${label}\u00a0${bareText(last.values[index], unit).replaceAll(' ', '\u00a0')}`);
  const left = series.length - ends.length;
  const when = placeText(last.at);
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${ends.join(', ')}${left > 0 ? `, ${left} more in the table` : ''}.`;
}

/** Max series described; more would take too long to listen to. */
const max = 6;

/** With more points, dates are shortened to the month. */
const maxDays = 60;

function seriesGist(points: Points, index: number, unit: ChartUnit) {
  const known = knownOf(points, index);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length === 1) return seriesSummary(points, index, unit);
  const { highest, lowest } = boundsOf(known, first);
  const nameOf = known.length > maxDays ? pointTick : pointName;
  // Non-breaking spaces: a line may break only between the figures.
  const say = (name: string, { at, value }: Known) =>
    `${name} ${valueText(value, unit)} (${nameOf(at)})`.replaceAll(' ', '\u00a0');
  const isLastNew = isTime(first.at) && last !== highest && last !== lowest;
  return [say('High', highest), say('low', lowest), ...(isLastNew ? [say('latest', last)] : [])].join(', ').concat('.');
}

function seriesSummary(points: Points, index: number, unit: ChartUnit) {
  const known = knownOf(points, index);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return 'no values.';
  const say = ({ at, value }: Known) => `${valueText(value, unit)} ${placeText(at)}`;
  const count = `${known.length} ${known.length === 1 ? 'value' : 'values'}`;
  if (known.length === 1) return `${count}, ${say(first)}.`;

  const { highest, lowest } = boundsOf(known, first);
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

const knownOf = (points: Points, index: number) =>
  points.flatMap(({ at, values }): Known[] => {
    const value = values[index];
    return value === null || value === undefined ? [] : [{ at, value }];
  });

/** Highest and lowest point; the earliest if several are equal. */
const boundsOf = (known: readonly Known[], first: Known) => ({
  highest: known.reduce((best, next) => (next.value > best.value ? next : best), first),
  lowest: known.reduce((best, next) => (next.value < best.value ? next : best), first),
});
