import { bareText, placeText } from './chart-text';
import type { Points, SeriesName } from './chart-summary';

type Keyed = readonly { key: string }[];

/** Drawn as the edges of a band, not as lines. */
export const isBandEdge = (one: Keyed[number] | undefined) => one?.key === 'low' || one?.key === 'high';

/** The series that are a band's edges; null without both. */
export function bandEdges(series: Keyed) {
  const [low, high] = [series.findIndex(({ key }) => key === 'low'), series.findIndex(({ key }) => key === 'high')];
  return low === -1 || high === -1 ? null : { low, high };
}

/** The series that a band belongs to: a forecast or a mean, else the first that is no edge. */
export function middleOf(series: Keyed) {
  const named = series.findIndex(({ key }) => key === 'predicted' || key === 'mean');
  return named === -1 ? series.findIndex((one) => !isBandEdge(one)) : named;
}

/** The edges of a band have the color of the line that they belong to, and a baseline steps back. */
export const bandColors = (series: Keyed): Record<string, string> =>
  Object.fromEntries(
    series.flatMap((one, index) => {
      if (one.key === 'baseline') return [[`--series-${index}`, 'var(--muted)']];
      return isBandEdge(one) ? [[`--series-${index}`, `var(--series-${middleOf(series)})`]] : [];
    }),
  );

/** 'Predicted in Feb 2027: 159.2, between 146.3 and 182.4.' Empty without a band. */
export function bandGist({ series, points }: { series: readonly SeriesName[]; points: Points }) {
  const [edges, middle] = [bandEdges(series), middleOf(series)];
  const last = points.findLast(({ values }) => typeof values[middle] === 'number');
  const named = series[middle];
  if (!edges || !last || !named) return '';
  const say = (index: number) => bareText(last.values[index], named.unit).replaceAll(' ', '\u00a0');
  return `${named.label} ${placeText(last.at)}: ${say(middle)}, between ${say(edges.low)} and ${say(edges.high)}.`;
}
