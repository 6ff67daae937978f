import type { ReactNode } from 'react';
import { Opener } from '@/components/ui/opener';
import styles from './table-twin.module.css';

type TableTwinProps = { title: string; tools?: ReactNode; children: ReactNode };

/** A chart's table behind the browser's own switch, which works without scripts; what else can be done stands beside it. */
export function TableTwin({ title, tools, children }: TableTwinProps) {
  return (
    <div className={styles.twin}>
      <details className={styles.details}>
        <Opener>{title}</Opener>
        {children}
      </details>
      {tools}
    </div>
  );
}
