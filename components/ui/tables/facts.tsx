import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts, side by side where they fit. */
export const Facts = ({ children }: { children: ReactNode }) => <span className={styles.facts}>{children}</span>;
