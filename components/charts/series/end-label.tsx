import type { Chart } from '@/lib/contracts/shared/market-meta';
import { valueText } from '@/lib/charts/chart-text';
import styles from './plot-area.module.css';

type EndLabelProps = { chart: Chart; x: number; y: number; isBelow?: boolean };

/**
 * The last value of a single series, next to its marker. Charts with several series omit it, since the labels would
 * overlap.
 */
export function EndLabel({ chart: { series, points }, x, y, isBelow = false }: EndLabelProps) {
  const [only, second] = series;
  const last = points.findLast(({ values }) => values[0] !== null);
  if (!only || second || !last) return null;
  return (
    <text x={x} y={isBelow ? y + 20 : y - 9} textAnchor="end" dx={12} className={styles.value}>
      {valueText(last.values[0], only.unit)}
    </text>
  );
}
