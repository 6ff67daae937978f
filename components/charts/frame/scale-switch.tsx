import type { ChartScale } from '@/lib/charts/chart-scale';
import styles from './scale-switch.module.css';

type ScaleSwitchProps = { scale: ChartScale; onChange: (wanted: 'even' | 'log') => void };

/** Switches between the linear and the logarithmic scale, where a logarithmic one shows more. */
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
      {isLog ? <span className={styles.note}>Equal slopes mean equal growth.</span> : null}
    </p>
  );
}
