import styles from './progress-bar.module.css';

type ProgressBarProps = { value: number; max: number; label: string };

/** Progress of `value` toward `max`; values above `max` fill the bar. */
export const ProgressBar = ({ value, max, label }: ProgressBarProps) => (
  <progress className={styles.bar} max={max} value={Math.min(value, max)} aria-label={label} />
);
