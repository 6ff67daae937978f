import type { Chart } from '@/lib/contracts/shared/market-meta';
import { colorOf } from '@/lib/charts/chart-marks';
import type { ChartScale } from '@/lib/charts/chart-scale';
import { spreadLabels } from '@/lib/charts/spread-labels';
import type { Size } from '../frame/use-size';
import styles from './plot-area.module.css';

/** More names would need more height than is available. */
export const mostEndNames = 6;
export const endNamesWidth = 72;
const line = 15;
const longest = 8;

type EndNamesProps = {
  chart: Chart;
  shown: readonly number[];
  scale: ChartScale;
  size: Size;
  plot: { top: number; bottom: number };
};

/** The name of each line where it ends, instead of a legend. */
export function EndNames({ chart: { series, points }, shown, scale, size, plot }: EndNamesProps) {
  const bounds = [plot.top, size.height - plot.bottom] as const;
  const ends = shown.flatMap((index) => {
    const value = points.findLast(({ values }) => typeof values[index] === 'number')?.values[index];
    return typeof value === 'number' ? [{ index, at: heightOf(value, scale, bounds) }] : [];
  });
  const heights = spreadLabels(
    ends.map(({ at }) => at),
    line,
    bounds,
  );
  return ends.map(({ index }, place) => {
    const { key = '', label = '' } = series[index] ?? {};
    return (
      <text
        key={key}
        x={size.width - endNamesWidth + 8}
        y={(heights[place] ?? 0) + 4}
        className={styles.name}
        style={{ fill: colorOf(index) }}
      >
        <title>{label}</title>
        {key === 'sector' ? 'Median' : key.slice(0, longest)}
      </text>
    );
  });
}

function heightOf(value: number, { ticks, isLog }: ChartScale, [top, bottom]: readonly [number, number]) {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const on = (number: number) => (isLog ? Math.log(number) : number);
  const part = (on(value) - on(low)) / (on(high) - on(low));
  return bottom - Math.min(Math.max(part, 0), 1) * (bottom - top);
}
