import { bareText, placeText } from './chart-text';
import type { Points, SeriesName } from './chart-summary';

type Keyed = readonly { key: string }[];

/** Whether a series is the upper or lower edge of a band, which is filled and not drawn as a line. */
export const isBandEdge = (one: Keyed[number] | undefined) => one?.key === 'low' || one?.key === 'high';

/** Indexes of the series that bound the band, or null unless both exist. */
export function bandEdges(series: Keyed) {
  const [low, high] = [series.findIndex(({ key }) => key === 'low'), series.findIndex(({ key }) => key === 'high')];
  return low === -1 || high === -1 ? null : { low, high };
}

/** Index of the band's center line: the forecast or the mean, or else the first series that is not an edge. */
export function middleOf(series: Keyed) {
  const named = series.findIndex(({ key }) => key === 'predicted' || key === 'mean');
  return named === -1 ? series.findIndex((one) => !isBandEdge(one)) : named;
}

/** Color overrides: a band's edges use the color of its center line, and a baseline is muted. */
export const bandColors = (series: Keyed): Record<string, string> =>
  Object.fromEntries(
    series.flatMap((one, index) => {
      if (one.key === 'baseline') return [[`--series-${index}`, 'var(--muted)']];
      return isBandEdge(one) ? [[`--series-${index}`, `var(--series-${middleOf(series)})`]] : [];
    }),
  );

/** For example 'Predicted in Feb 2027: 159.2, between 146.3 and 182.4.' Empty without a band. */
export function bandGist({ series, points }: { series: readonly SeriesName[]; points: Points }) {
  const [edges, middle] = [bandEdges(series), middleOf(series)];
  const last = points.findLast(({ values }) => typeof values[middle] === 'number');
  const named = series[middle];
  if (!edges || !last || !named) return '';
  const say = (index: number) => bareText(last.values[index], named.unit).replaceAll(' ', '\u00a0');
  return `${named.label} ${placeText(last.at)}: ${say(middle)}, between ${say(edges.low)} and ${say(edges.high)}.`;
}
