import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

/** Content that phones show on demand, and wider screens and print always. Works without scripts. */
export const PhoneFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
