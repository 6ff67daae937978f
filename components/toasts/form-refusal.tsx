import type { ReactNode } from 'react';
import styles from './form-refusal.module.css';

/** The server's error inside the form, where it stays after the toast closes. */
export function FormRefusal({ id, children }: { id?: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.refusal}>
      {children}
    </p>
  ) : null;
}
