import { ReferenceDot, ReferenceLine } from 'recharts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { colorOf } from '@/lib/charts/chart-marks';
import { heldIn, type ChartScale } from '@/lib/charts/chart-scale';
import type { ChartCursor } from '@/lib/charts/chart-cursor';
import type { ChartKind } from '../frame/chart-kinds';

type Marked = {
  chart: Chart;
  kind: ChartKind;
  shown: readonly number[];
  scale: ChartScale;
  cursor: ChartCursor | null;
};

/** The cursor: a line through the point and a dot on the value. Called as a function, like `seriesMarks`. */
export function cursorMark({ chart, kind, shown, scale, cursor }: Marked) {
  const point = cursor ? chart.points[cursor.point] : undefined;
  if (!cursor || !point) return null;
  const value = heightOf(point.values, kind, shown, cursor.series);
  return [
    <ReferenceLine key="line" x={point.at} stroke="var(--text)" strokeOpacity={0.45} />,
    ...(value === null
      ? []
      : [
          <ReferenceDot
            key="dot"
            x={point.at}
            y={heldIn(scale, value)}
            r={5.5}
            fill={colorOf(cursor.series)}
            stroke="var(--surface)"
            strokeWidth={2}
          />,
        ]),
  ];
}

/** In a stacked chart, a value is drawn at the sum of itself and the values below it. */
function heightOf(values: Chart['points'][number]['values'], kind: ChartKind, shown: readonly number[], at: number) {
  const own = values[at] ?? null;
  if (kind !== 'stacked' || own === null) return own;
  return shown
    .filter((index) => index <= at)
    .map((index) => values[index] ?? 0)
    .filter((value) => value < 0 === own < 0)
    .reduce((sum, value) => sum + value, 0);
}
