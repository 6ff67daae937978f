import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './state.module.css';

type EmptyStateProps = {
  title: string;
  /** What would be here: bars where nothing says otherwise. */
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
};

/** Nothing is here, and why; what to do next when there is something to do. */
export function EmptyState({ title, icon = 'empty', children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
