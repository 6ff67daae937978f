import type { ChartScale } from '@/lib/domain/chart-scale';
import styles from './scale-switch.module.css';

type ScaleSwitchProps = { scale: ChartScale; onChange: (wanted: 'even' | 'log') => void };

/** The other scale, where it would show more; a chart that takes it by itself says so and lets it go. */
export function ScaleSwitch({ scale: { hasLog, isLog }, onChange }: ScaleSwitchProps) {
  if (!hasLog) return null;
  return (
    <p className={styles.line}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isLog}
          onChange={(event) => onChange(event.target.checked ? 'log' : 'even')}
        />
        Logarithmic scale
      </label>
      {isLog ? (
        <span className={styles.note}>Equal steps up are equal factors: equal slopes, equal growth.</span>
      ) : null}
    </p>
  );
}
