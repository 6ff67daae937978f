import type { ReactNode } from 'react';
import { StateIcon, type StateIconName } from './state-icon';
import styles from './state.module.css';

type EmptyStateProps = {
  title: string;
  /** An icon for the missing content: bars by default. */
  icon?: StateIconName;
  children: ReactNode;
  action?: ReactNode;
};

/** An empty state with its reason, and a next step where there is one. */
export function EmptyState({ title, icon = 'bars', children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <StateIcon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
