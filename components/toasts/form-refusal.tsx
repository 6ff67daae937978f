import type { ReactNode } from 'react';
import styles from './form-refusal.module.css';

/** What the server refused, at the form as well: the toast announces it and goes, this stays to be read. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return children ? <p className={styles.refusal}>{children}</p> : null;
}
