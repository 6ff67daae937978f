import type { ReactNode } from 'react';
import styles from './form-refusal.module.css';

/** The server's error, in the form as well: the toast closes, this one stays. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return children ? <p className={styles.refusal}>{children}</p> : null;
}
