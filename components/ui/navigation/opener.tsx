import type { ReactNode } from 'react';
import styles from './opener.module.css';

/** What opens and closes a part of a page: the summary of a `details`, with an arrow that turns. */
export const Opener = ({ children }: { children: ReactNode }) => (
  <summary className={styles.opener}>{children}</summary>
);
