import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for the ear that the eye gets in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
