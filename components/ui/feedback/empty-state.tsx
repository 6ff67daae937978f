import type { ReactElement, ReactNode } from 'react';
import { IconDrawing } from '../icon';
import { barsIcon } from './state-icons/bars';
import styles from './state.module.css';

type EmptyStateProps = {
  title: string;
  /**
   * An icon from `state-icons`, bars by default. Each icon has its own file, so that a page loads only what it uses.
   */
  icon?: ReactElement;
  children: ReactNode;
  action?: ReactNode;
};

/** An empty state with the reason and an optional next step. */
export function EmptyState({ title, icon = barsIcon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <IconDrawing size={28}>{icon}</IconDrawing>
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
