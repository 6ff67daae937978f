import styles from './plot.module.css';

/** Labeled horizontal gridlines. `top` is in percent of the plot's height. */
export const Ticks = ({ ticks }: { ticks: readonly { top: number; label: string }[] }) =>
  ticks.map(({ top, label }) => (
    <span key={label} className={styles.tick} style={{ top: `${top}%` }}>
      {label}
    </span>
  ));
