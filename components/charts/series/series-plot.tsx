import { CartesianGrid, ComposedChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ChartCursor } from '@/lib/charts/chart-cursor';
import { axisNames } from '@/lib/charts/axis-names';
import type { ChartScale } from '@/lib/charts/chart-scale';
import { pointTick, tickText } from '@/lib/charts/chart-text';
import type { ChartKind } from '../frame/chart-kinds';
import { beyondMarks } from './beyond-marks';
import { endMarks } from './end-marks';
import { EndNames, endNamesWidth } from './end-names';
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
  /** Lines are told apart by names, not by dashes and shapes. */
  isNamed: boolean;
  /** The names are where the lines end. */
  hasEndNames: boolean;
  /** The line in front of the others. */
  emphasized: number | undefined;
};

/** Fixed margins around the plot, because the cursor's position depends on them. */
export const inset = { left: 58, right: 14, top: 22, bottom: 30 };
export const insetRight = (hasEndNames: boolean) => (hasEndNames ? endNamesWidth : inset.right);

/** A ticker of five letters, with space around it. */
const nameWidth = 52;

/** The only module that uses Recharts, with the marks next to it. */
export function SeriesPlot(props: SeriesPlotProps) {
  const { chart, kind, shown, scale, cursor, size, isNamed, hasEndNames, emphasized } = props;
  const { series, points } = chart;
  const unit = series[0]?.unit ?? 'index';
  const isCrowded = kind === 'dot-range' && points.length * nameWidth > size.width - inset.left - inset.right;
  const rows = points.map(({ at, values }) => ({ at, values }));
  const { ticks, isLog, beyond } = scale;
  const days = axisNames(points.map(({ at }) => at));
  const largest = Math.max(...ticks.map(Math.abs));
  // On a logarithmic scale each number has its own unit, from a thousandth on: 1 t, not 1,000 b.
  const tickOf = (value: number) => tickText(value, unit, isLog ? value * 1.001 : largest);
  return (
    <ComposedChart
      {...size}
      data={rows}
      margin={{ top: inset.top, right: insetRight(hasEndNames), bottom: 0, left: 0 }}
      accessibilityLayer={false}
      stackOffset="sign"
      barCategoryGap="22%"
      barGap={2}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="at"
        scale="band"
        height={isCrowded ? 56 : inset.bottom}
        tickFormatter={(at: string) => pointTick(at, days.isOfFew)}
        {...(days.ticks ? { ticks: days.ticks } : {})}
        axisLine={false}
        tickLine={false}
        tickMargin={8}
        minTickGap={14}
        {...(isCrowded
          ? { angle: -55, textAnchor: 'end' as const, interval: 0 }
          : { interval: 'equidistantPreserveStart' as const })}
      />
      <YAxis
        width={inset.left}
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
        scale={isLog ? 'log' : 'linear'}
        // A line to a value beyond the scale leaves the picture.
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
        <EndNames chart={chart} shown={shown} scale={scale} size={size} inset={inset} emphasized={emphasized} />
      ) : null}
      {beyondMarks(chart, scale)}
      {cursorMark({ chart, kind, shown, scale, cursor })}
    </ComposedChart>
  );
}
