import type { Chart } from '@/lib/contracts/shared/market-meta';
import { colorOf, opacityOf } from '@/lib/charts/chart-marks';
import type { ChartScale } from '@/lib/charts/chart-scale';
import { bareText } from '@/lib/charts/chart-text';
import { spreadLabels } from '@/lib/charts/spread-labels';
import type { Size } from '../frame/use-size';
import { lineEnds } from './line-heights';
import styles from './plot-area.module.css';

/** The maximum number of labeled lines: eight stocks, a median and an index fund. */
export const maxEndNames = 10;
const line = 16;
const gap = 20;
/** The approximate width of a character, in pixels. */
const letter = 7;
const widths = { min: 128, max: 208 };

type EndNamesProps = {
  chart: Chart;
  shown: readonly number[];
  scale: ChartScale;
  size: Size;
  inset: { left: number; top: number; bottom: number };
  /** The width of the labels to the right of the plot, in pixels. */
  width: number;
  emphasized: number | undefined;
};

/** A line's short name: its ticker, or a fixed name for series such as the median. */
export const endName = ({ key, label }: Chart['series'][number]) =>
  // A fund that the reader chose has its ticker everywhere.
  label === key ? key : (shortNames[key] ?? (/^[A-Z]/.test(key) ? key : label));

const shortNames: Readonly<Record<string, string>> = {
  SPY: 'S&P 500',
  sector: 'Median',
  low: 'Low',
  mean: 'Mean',
  high: 'High',
  close: 'Close',
  predicted: 'Forecast',
  baseline: 'No change',
};

/** The width needed for the longest name with its value. */
export function endNamesWidth({ series, points }: Chart) {
  const lengths = series.map((one, index) => {
    const last = points.findLast(({ values }) => typeof values[index] === 'number');
    return `${endName(one)} ${bareText(last?.values[index], one.unit)}`.length;
  });
  return Math.min(widths.max, Math.max(widths.min, gap + letter * Math.max(0, ...lengths)));
}

/** The name and last value of each line at its end, spread apart and connected to the line by a thin leader line. */
export function EndNames({ chart, shown, scale, size, inset, width, emphasized }: EndNamesProps) {
  const { series, points } = chart;
  const ends = lineEnds(chart, { shown, scale, height: size.height, inset });
  const heights = spreadLabels(
    ends.map(({ y }) => y),
    line,
    [inset.top - gap / 2, size.height - inset.bottom],
  );
  const right = size.width - width;
  return ends.map(({ index, point, value, y }, place) => {
    const named = series[index];
    if (!named) return null;
    const labelY = heights[place] ?? 0;
    const x = inset.left + ((point + 0.5) / points.length) * (right - inset.left);
    return (
      <g key={named.key} opacity={opacityOf(index, emphasized)}>
        <path
          d={`M${x + 5} ${y}H${right + 2}L${right + gap - 4} ${labelY}`}
          fill="none"
          stroke={colorOf(index)}
          strokeOpacity={0.55}
        />
        <text x={right + gap} y={labelY + 4} className={styles.name} style={{ fill: colorOf(index) }}>
          <title>{named.label}</title>
          {endName(named)} <tspan className={styles.end}>{bareText(value, named.unit)}</tspan>
        </text>
      </g>
    );
  });
}
