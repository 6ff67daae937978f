import type { Chart } from '@/lib/contracts/shared/market-meta';
import { isBandEdge } from '@/lib/charts/band';
import { namedDash, opacityOf } from '@/lib/charts/chart-marks';
import { bareText } from '@/lib/charts/chart-text';
import { endName } from './end-names';
import styles from './end-key.module.css';
import { SeriesSwatch } from './series-swatch';

type EndKeyProps = { chart: Chart; colors: Record<string, string>; emphasized: number | undefined };

/** Each line's color, name and last value, for charts too narrow to label the lines at their ends. */
export const EndKey = ({ chart: { series, points }, colors, emphasized }: EndKeyProps) => (
  <ul data-legend="" className={styles.key} style={colors}>
    {series.map((named, index) => {
      // Both edges of a band share one entry.
      if (named.key === 'low') return null;
      const last = points.findLast(({ values }) => typeof values[index] === 'number');
      return (
        <li
          key={named.key}
          data-shown=""
          className={isBandEdge(named) ? styles.range : undefined}
          style={{ opacity: opacityOf(index, emphasized) }}
        >
          <SeriesSwatch
            index={index}
            kind="line"
            isNamed
            isDashed={namedDash(named) !== 'none'}
            isArea={isBandEdge(named)}
          />
          <span>{isBandEdge(named) ? 'Range' : endName(named)}</span>
          <span className={styles.value}>
            {isBandEdge(named) ? `${lowOf({ series, points })} to ` : ''}
            {bareText(last?.values[index], named.unit)}
          </span>
        </li>
      );
    })}
  </ul>
);

function lowOf({ series, points }: Pick<Chart, 'series' | 'points'>) {
  const low = series.findIndex(({ key }) => key === 'low');
  const last = points.findLast(({ values }) => typeof values[low] === 'number');
  return bareText(last?.values[low], series[low]?.unit ?? 'index');
}
