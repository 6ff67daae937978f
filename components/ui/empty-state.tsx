import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './state.module.css';

type EmptyStateProps = { title: string; children: ReactNode; action?: ReactNode };

/** Nothing is here, and why; what to do next when there is something to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name="empty" size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
