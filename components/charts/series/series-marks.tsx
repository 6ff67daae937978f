import { Area, Bar, Line, Rectangle, type BarShapeProps, type DotItemDotProps } from 'recharts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { bandEdges, isBandEdge, middleOf } from '@/lib/charts/band';
import { colorOf, namedDash, opacityOf, seriesMark } from '@/lib/charts/chart-marks';
import { endLabelPlace } from '@/lib/charts/end-label';
import type { ChartKind } from '../frame/chart-kinds';
import { EndLabel } from './end-label';
import { isCrowded, knownValues } from './end-marks';
import { SeriesMarker } from './series-marker';

type Row = { values: readonly (number | null)[] };
type Emphasis = { isNamed: boolean; emphasized: number | undefined };
type Drawn = { chart: Chart; kind: ChartKind; shown: readonly number[] } & Emphasis;

/**
 * Call this as a function instead of rendering it as a component: Recharts reads marks from the chart's direct
 * children.
 */
export function seriesMarks({ chart, kind, shown, ...emphasis }: Drawn) {
  if (kind === 'bar' || kind === 'stacked') return shown.map((index) => bars(chart, kind, index));
  const range = kind === 'band' ? rangeOf(chart.series, shown) : null;
  return [
    ...(range
      ? [
          <Area
            key="range"
            {...still}
            dataKey={range.pair}
            stroke="none"
            fill={colorOf(range.main)}
            fillOpacity={0.14}
          />,
        ]
      : []),
    // Draw the emphasized line last, so that it is on top.
    ...shown
      .filter((index) => !range || !isBandEdge(chart.series[index]))
      .toSorted((one, other) => Number(one === emphasis.emphasized) - Number(other === emphasis.emphasized))
      .map((index) => line(chart, index, emphasis)),
  ];
}

/** Returns the band's edges and the series they belong to; null while either edge is hidden. */
function rangeOf(series: Chart['series'], shown: readonly number[]) {
  const edges = bandEdges(series);
  if (!edges || !shown.includes(edges.low) || !shown.includes(edges.high)) return null;
  const main = middleOf(series);
  const pair = ({ values }: Row) => {
    const [from, to] = [values[edges.low] ?? null, values[edges.high] ?? null];
    return from === null || to === null ? null : [from, to];
  };
  return { pair, main };
}

const still = { isAnimationActive: false, activeDot: false, legendType: 'none' } as const;

function bars(chart: Chart, kind: ChartKind, index: number) {
  const isAlone = chart.series.length === 1;
  const last = chart.points.length - 1;
  // The last bar of a single series is highlighted and shows its value.
  const shape = (bar: BarShapeProps) => (
    <>
      <Rectangle {...bar} fillOpacity={isAlone && bar.index !== last ? 0.72 : 1} />
      {bar.index === last ? (
        <EndLabel chart={chart} x={bar.x + bar.width / 2 + 6} y={Math.min(bar.y, bar.y + bar.height)} />
      ) : null}
    </>
  );
  return (
    <Bar
      key={index}
      {...still}
      dataKey={({ values }: Row) => values[index]}
      fill={colorOf(index)}
      stroke={kind === 'stacked' ? 'var(--surface)' : colorOf(index)}
      strokeWidth={kind === 'stacked' ? 1.5 : isAlone ? 0 : 1}
      radius={kind === 'stacked' ? 0 : [2, 2, 0, 0]}
      maxBarSize={44}
      shape={shape}
      {...(kind === 'stacked' ? { stackId: 'all' } : {})}
    />
  );
}

function line(chart: Chart, index: number, { isNamed, emphasized }: Emphasis) {
  // Labels at the ends tell lines apart, so all of them have the same marker shape.
  const { dash, marker } = isNamed
    ? { dash: namedDash(chart.series[index]), marker: 'circle' as const }
    : seriesMark(index);
  const opacity = opacityOf(index, emphasized);
  const { isBelow } = endLabelPlace(knownValues(chart, index));
  const last = chart.points.length - 1;
  const dot = ({ cx, cy, value, index: point }: DotItemDotProps) => {
    const hasValue = typeof value === 'number' && typeof cx === 'number' && typeof cy === 'number';
    if (!hasValue) return <g key={point} />;
    return (
      <g key={point} opacity={opacity}>
        <SeriesMarker marker={marker} cx={cx} cy={cy} color={colorOf(index)} />
        {point === last ? <EndLabel chart={chart} x={cx} y={cy} isBelow={isBelow} /> : null}
      </g>
    );
  };
  return (
    <Line
      key={index}
      {...still}
      dataKey={({ values }: Row) => values[index]}
      stroke={colorOf(index)}
      strokeWidth={chart.series[index]?.key === 'baseline' ? 1.25 : 2}
      strokeDasharray={dash}
      strokeOpacity={opacity}
      strokeLinejoin="round"
      dot={isCrowded(chart) ? false : dot}
    />
  );
}
