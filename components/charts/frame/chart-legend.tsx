import type { Chart } from '@/lib/contracts/shared/market-meta';
import { seriesColors } from '@/lib/charts/chart-marks';
import type { ChartKind } from './chart-kinds';
import styles from './chart-legend.module.css';
import { SeriesSwatch } from '../series/series-swatch';

type ChartLegendProps = {
  series: Chart['series'];
  kind: ChartKind;
  hidden: readonly string[];
  onToggle: (key: string) => void;
};

/** The legend. Clicking an entry hides or shows its series; the last visible series cannot be hidden. */
export function ChartLegend({ series, kind, hidden, onToggle }: ChartLegendProps) {
  const isOnlyOne = series.length - hidden.length === 1;
  return (
    <ul data-legend="" className={styles.legend} style={seriesColors(series)}>
      {series.map(({ key, label }, index) => {
        const isShown = !hidden.includes(key);
        const isKept = isShown && isOnlyOne;
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={isShown}
              aria-disabled={isKept || undefined}
              onClick={() => (isKept ? undefined : onToggle(key))}
            >
              <SeriesSwatch index={index} kind={kind} />
              <span className={styles.label}>{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
