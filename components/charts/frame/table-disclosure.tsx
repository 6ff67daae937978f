import type { ReactNode } from 'react';
import { Opener } from '@/components/ui/navigation/opener';
import styles from './table-disclosure.module.css';

type TableDisclosureProps = { tools?: ReactNode; children: ReactNode };

/** A chart's table in a `details` element, which works without scripts, with the tools beside it. */
export function TableDisclosure({ tools, children }: TableDisclosureProps) {
  return (
    <div className={styles.twin}>
      <details className={styles.details}>
        <Opener>Show as table</Opener>
        {children}
      </details>
      {tools}
    </div>
  );
}
