import type { ReactNode } from 'react';
import { ChartShell } from '@/components/charts/frame/chart-shell';
import { ChartTable } from '@/components/charts/frame/chart-table';
import { TableDisclosure } from '@/components/charts/frame/table-disclosure';
import type { PictureTable } from '@/lib/charts/signals/picture-table';
import styles from './picture-card.module.css';

type PictureCardProps = {
  title: string;
  /** The text alternative of the chart. */
  summary: string;
  table: PictureTable;
  /** A cursor over the chart. */
  cursor?: ReactNode;
  children: ReactNode;
};

/** A chart rendered on the server, with its text alternative and its values as a table. */
export const PictureCard = ({ title, summary, table, cursor, children }: PictureCardProps) => (
  <ChartShell title={title}>
    <div className={styles.card}>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          <div role="img" aria-label={`${title}: ${summary}`}>
            {children}
          </div>
          {cursor}
        </div>
        <figcaption className={styles.summary}>{summary}</figcaption>
      </figure>
      <TableDisclosure>
        <ChartTable {...table} />
      </TableDisclosure>
    </div>
  </ChartShell>
);
