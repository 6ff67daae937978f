import { CartesianGrid, ComposedChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ChartCursor } from '@/lib/charts/chart-cursor';
import { axisNames } from '@/lib/charts/axis-names';
import type { ChartScale } from '@/lib/charts/chart-scale';
import { pointTick, tickText } from '@/lib/charts/chart-text';
import type { ChartKind } from '../frame/chart-kinds';
import { beyondMarks } from './beyond-marks';
import { endMarks } from './end-marks';
import { EndNames } from './end-names';
import { cursorMark } from './cursor-mark';
import { seriesMarks } from './series-marks';
import type { Size } from '../frame/use-size';

export type SeriesPlotProps = {
  chart: Chart;
  kind: ChartKind;
  shown: readonly number[];
  scale: ChartScale;
  cursor: ChartCursor | null;
  size: Size;
  /** Lines are labeled by name instead of told apart by dashes and shapes. */
  isNamed: boolean;
  /** The width to the right of the plot, for labels at the line ends. */
  right: number;
  hasEndNames: boolean;
  /** The index of the line drawn in front of the others. */
  emphasized: number | undefined;
};

/** Fixed margins around the plot, because the cursor's position is computed from them. */
export const inset = { left: 58, right: 14, top: 22, bottom: 30 };

/** The maximum number of points that are all labeled; with more points, about five labels are shown. */
const maxNamed = 12;
const usualNames = 5;
/** The width in pixels of a label with month and year. */
const nameWidth = 56;
const minGap = 14;

/** The plot. Only this module and its marks import Recharts. */
export function SeriesPlot(props: SeriesPlotProps) {
  const { chart, kind, shown, scale, cursor, size, isNamed, right, hasEndNames, emphasized } = props;
  const { series, points } = chart;
  const unit = series[0]?.unit ?? 'index';
  const nameGap =
    points.length > maxNamed ? Math.max(minGap, (size.width - inset.left - right) / usualNames - nameWidth) : minGap;
  const rows = points.map(({ at, values }) => ({ at, values }));
  const { ticks, isLog, beyond } = scale;
  const days = axisNames(points.map(({ at }) => at));
  const largest = Math.max(...ticks.map(Math.abs));
  // On a logarithmic scale each tick has its own unit, and the 0.1% margin picks the next unit at its boundary: 1 t,
  // not 1,000 b.
  const tickOf = (value: number) => tickText(value, unit, isLog ? value * 1.001 : largest);
  return (
    <ComposedChart
      {...size}
      data={rows}
      margin={{ top: inset.top, right, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      stackOffset="sign"
      barCategoryGap="22%"
      barGap={2}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="at"
        scale="band"
        height={inset.bottom}
        tickFormatter={(at: string) => pointTick(at, days.isOfFew)}
        {...(days.ticks ? { ticks: days.ticks } : {})}
        axisLine={false}
        tickLine={false}
        tickMargin={8}
        minTickGap={nameGap}
        // For a band, the end of the forecast matters more than the start of its history.
        interval={kind === 'band' ? 'preserveEnd' : 'equidistantPreserveStart'}
      />
      <YAxis
        width={inset.left}
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
        scale={isLog ? 'log' : 'linear'}
        // A line toward a value outside the scale is clipped at the edge.
        allowDataOverflow={beyond.length > 0}
        ticks={ticks}
        interval={0}
        tickFormatter={tickOf}
        axisLine={false}
        tickLine={false}
        tickMargin={8}
      />
      {!isLog && (ticks[0] ?? 0) <= 0 ? <ReferenceLine y={0} stroke="var(--line-control)" /> : null}
      {seriesMarks({ chart, kind, shown, isNamed, emphasized })}
      {endMarks({ chart, kind, shown, isNamed, emphasized })}
      {hasEndNames ? (
        <EndNames
          chart={chart}
          shown={shown}
          scale={scale}
          size={size}
          inset={inset}
          width={right}
          emphasized={emphasized}
        />
      ) : null}
      {beyondMarks(chart, scale)}
      {cursorMark({ chart, kind, shown, scale, cursor })}
    </ComposedChart>
  );
}
