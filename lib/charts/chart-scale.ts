import { axisTicks } from './chart-axis';
import { withoutOutliers, type Beyond } from './chart-outliers';
import type { Points } from './chart-summary';
import { placeText, valueText } from './chart-text';
import { logTicks } from './log-ticks';
import { niceTicks } from './nice-ticks';
import type { ChartUnit } from '../domain/shared/chart-units';

/** The vertical scale of a chart. */
export type ChartScale = {
  ticks: number[];
  isLog: boolean;
  /** Whether to offer a logarithmic scale. */
  hasLog: boolean;
  beyond: Beyond[];
};

type Drawn = {
  points: Points;
  shown: readonly number[];
  unit: ChartUnit;
  /** Bars and stacked areas show lengths, so they start at zero and are never cut off. */
  isLength: boolean;
  isStacked: boolean;
  /** Whether the x axis is time. Only time series are checked for outliers. */
  isTimed: boolean;
  /** The reader's choice. By default the scale is logarithmic where a linear one would flatten most values. */
  chosen: 'even' | 'log' | undefined;
};

/** Minimum ratio of highest to lowest value for offering a logarithmic scale. */
const wide = 10;
/** From this ratio of highest to median value, a linear scale flattens half of the values. */
const pressed = 6;

export function chartScale({ points, shown, unit, isLength, isStacked, isTimed, chosen }: Drawn): ChartScale {
  const values = points.flatMap(({ values: all }) => shown.flatMap((series) => all[series] ?? []));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const hasLog = !isLength && unit !== 'percent' && values.length > 1 && lowest > 0 && highest >= wide * lowest;
  const fromZero = isLength || (unit !== 'USD per share' && unit !== 'index');
  const even = axisTicks({ points, shown, isStacked, fromZero });
  const isRatio = unit === 'ratio' || unit === 'percent';
  if (isRatio && isTimed && !isLength && !(hasLog && chosen === 'log')) {
    const { values: ordinary, beyond } = withoutOutliers(points, shown);
    if (beyond.length > 0) {
      const ticks = withNear(niceTicks(Math.min(0, ...ordinary), Math.max(0, ...ordinary)), values);
      return { ticks, isLog: false, hasLog, beyond: beyond.filter(({ value }) => isBeyond(ticks, value)) };
    }
  }
  const isLog = hasLog && (chosen ? chosen === 'log' : !isRatio && isPressed(values, highest));
  return { ticks: isLog ? logTicks(lowest, highest) : even, isLog, hasLog, beyond: [] };
}

/** Extends the ticks to values up to 25% beyond the ends, which then need no arrow. */
function withNear(ticks: readonly number[], values: readonly number[]) {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 0];
  const near = values.filter((value) => value >= 1.25 * low && value <= 1.25 * high);
  return niceTicks(Math.min(low, ...near), Math.max(high, ...near));
}

const isBeyond = (ticks: readonly number[], value: number) =>
  value > (ticks.at(-1) ?? Infinity) || value < (ticks[0] ?? -Infinity);

function isPressed(values: readonly number[], highest: number) {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? highest;
  return highest >= pressed * middle;
}

/** Clamps a value to the scale. */
export const heldIn = ({ ticks }: ChartScale, value: number) =>
  Math.min(Math.max(value, ticks[0] ?? value), ticks.at(-1) ?? value);

type Named = { series: readonly { label: string; unit: ChartUnit }[]; points: Points };

/** Max outliers listed; with more, the sentence refers to the table. */
const maxNamed = 6;

/** For example 'The scale ends at 80×. Beyond it: ISRG 121.3× in 2019.' Empty without outliers. */
export function scaleText({ ticks, beyond }: ChartScale, { series, points }: Named) {
  if (beyond.length === 0) return '';
  const unit = series[0]?.unit ?? 'ratio';
  const ends = [
    ...(beyond.some(({ end }) => end === 'high') ? [ticks.at(-1)] : []),
    ...(beyond.some(({ end }) => end === 'low') ? [ticks[0]] : []),
  ].map((tick) => valueText(tick, unit));
  const named = beyond.slice(0, maxNamed).map(({ point, series: at, value }) => {
    const { label = '' } = series[at] ?? {};
    const name = series.length > 1 ? `${label} ` : '';
    return `${name}${valueText(value, unit)} ${placeText(points[point]?.at ?? '')}`;
  });
  const left = beyond.length - named.length;
  return `The scale ends at ${ends.join(' and ')}. Beyond it: ${named.join(', ')}${left > 0 ? `, ${left} more in the table` : ''}.`;
}
