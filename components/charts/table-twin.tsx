import type { ReactNode } from 'react';
import styles from './table-twin.module.css';

type TableTwinProps = { title: string; tools?: ReactNode; children: ReactNode };

/** A chart's table behind the browser's own switch, which works without scripts; what else can be done stands beside it. */
export function TableTwin({ title, tools, children }: TableTwinProps) {
  return (
    <div className={styles.twin}>
      <details className={styles.details}>
        <summary className={styles.switch}>{title}</summary>
        {children}
      </details>
      {tools}
    </div>
  );
}
