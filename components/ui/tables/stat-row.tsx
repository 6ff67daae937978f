import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './stat-row.module.css';

export type Stat = {
  label: string;
  value: ReactNode;
  note?: string;
  /** A value of words, which on phones is on a line of its own. */
  isText?: boolean;
};

type StatRowProps = { stats: readonly Stat[]; isFramed?: boolean };

/** Labeled figures side by side: framed as a separate group, or plain below another figure. */
export function StatRow({ stats, isFramed = false }: StatRowProps) {
  return (
    <dl className={classNames(styles.stats, isFramed && styles.framed)}>
      {stats.map((stat) => (
        <div key={stat.label} className={classNames(styles.stat, stat.isText && styles.text)}>
          <dt className={styles.label}>{stat.label}</dt>
          <dd className={styles.value}>{stat.value}</dd>
          {stat.note ? <dd className={styles.note}>{stat.note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
