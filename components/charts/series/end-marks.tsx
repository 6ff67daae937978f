import { ReferenceDot } from 'recharts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { isBandEdge } from '@/lib/charts/band';
import { colorOf, opacityOf, seriesMark } from '@/lib/charts/chart-marks';
import { endLabelPlace } from '@/lib/charts/end-label';
import type { ChartKind } from '../frame/chart-kinds';
import { EndLabel } from './end-label';
import { SeriesMarker } from './series-marker';

/** The maximum number of points with markers: beyond that, markers overlap and add thousands of elements. */
const maxMarkers = 24;

export const isCrowded = ({ points }: Chart) => points.length > maxMarkers;

type Drawn = {
  chart: Chart;
  kind: ChartKind;
  shown: readonly number[];
  isNamed: boolean;
  emphasized: number | undefined;
};

/** Markers for lines with many points: only the last point, and points without neighbors. */
export function endMarks({ chart, kind, shown, isNamed, emphasized }: Drawn) {
  if (!isCrowded(chart) || (kind !== 'line' && kind !== 'band')) return null;
  const isEdge = (index: number) => kind === 'band' && isBandEdge(chart.series[index]);
  return shown.flatMap((index) => {
    const marker = isNamed ? 'circle' : seriesMark(index).marker;
    const { hangsAt, isBelow } = endLabelPlace(knownValues(chart, index));
    return pointsToMark(chart, index, isEdge(index)).flatMap(({ at, value, isLast }) => [
      <ReferenceDot
        key={`${index} ${at}`}
        x={at}
        y={value}
        shape={({ cx = 0, cy = 0 }: Place) => (
          <g opacity={opacityOf(index, emphasized)}>
            <SeriesMarker marker={marker} cx={cx} cy={cy} color={colorOf(index)} />
          </g>
        )}
      />,
      isLast ? (
        <ReferenceDot
          key={`${index} label`}
          x={at}
          y={hangsAt}
          shape={({ cx = 0, cy = 0 }: Place) => <EndLabel chart={chart} x={cx} y={cy} isBelow={isBelow} />}
        />
      ) : null,
    ]);
  });
}

type Place = { cx?: number | undefined; cy?: number | undefined };

export const knownValues = ({ points }: Chart, index: number) => points.flatMap(({ values }) => values[index] ?? []);

/** The points to mark. The edges of a band get a marker only for isolated points, where the band has no width. */
function pointsToMark({ points }: Chart, index: number, isEdge: boolean) {
  const valueAt = (point: number) => points[point]?.values[index] ?? null;
  const last = points.findLastIndex((_, point) => valueAt(point) !== null);
  return points.flatMap(({ at }, point) => {
    const value = valueAt(point);
    const isAlone = valueAt(point - 1) === null && valueAt(point + 1) === null;
    return value !== null && ((point === last && !isEdge) || isAlone) ? [{ at, value, isLast: point === last }] : [];
  });
}
