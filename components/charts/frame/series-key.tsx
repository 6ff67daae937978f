import type { Chart } from '@/lib/contracts/shared/market-meta';
import { seriesColors } from '@/lib/charts/chart-marks';
import { SeriesSwatch } from '../series/series-swatch';
import type { ChartKind } from './chart-kinds';
import styles from './series-key.module.css';

/** The color key of a small chart, without buttons to hide series. */
export const SeriesKey = ({ series, kind }: { series: Chart['series']; kind: ChartKind }) => (
  <ul data-legend="" className={styles.key} style={seriesColors(series)}>
    {series.map(({ key, label }, index) => (
      <li key={key} className={styles.entry}>
        <SeriesSwatch index={index} kind={kind} />
        {label}
      </li>
    ))}
  </ul>
);
