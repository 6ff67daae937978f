import type { ReactNode } from 'react';
import styles from './form-refusal.module.css';

/** The server's error, in the form: it stays when the toast has closed. */
export function FormRefusal({ id, children }: { id?: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.refusal}>
      {children}
    </p>
  ) : null;
}
