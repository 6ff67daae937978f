import styles from './plot.module.css';

/** Hairlines across a plot with their labels, in percent from its top. */
export const Ticks = ({ ticks }: { ticks: readonly { top: number; label: string }[] }) =>
  ticks.map(({ top, label }) => (
    <span key={label} className={styles.tick} style={{ top: `${top}%` }}>
      {label}
    </span>
  ));
