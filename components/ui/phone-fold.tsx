import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

/** Content that is collapsed on phones and always visible on wider screens and in print. Works without scripts. */
export const PhoneFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
