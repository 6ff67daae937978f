import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../icon';
import { barsIcon } from './state-icons/bars';
import styles from './state.module.css';

type EmptyStateProps = {
  title: string;
  /** A shape of `state-icons`, each in a file of its own, so that a page loads only those it uses: bars by default. */
  icon?: ReactElement;
  children: ReactNode;
  action?: ReactNode;
};

/** An empty state with its reason, and a next step where there is one. */
export function EmptyState({ title, icon = barsIcon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Drawing size={28}>{icon}</Drawing>
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
