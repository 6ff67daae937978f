import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Small facts about a thing, beside each other as far as there is room. */
export const Facts = ({ children }: { children: ReactNode }) => <span className={styles.facts}>{children}</span>;
