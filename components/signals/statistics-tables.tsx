import { PlainTable } from '@/components/ui/tables/plain-table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { StatisticsTable } from '@/lib/content/signals/statistics/statistics-table';
import styles from './record-statistics.module.css';

type StatisticsTablesProps = {
  tables: readonly StatisticsTable[];
  /** Hides the title visually, where it is already visible above the table. */
  isTitleHidden?: boolean;
};

/** Tables of statistics, each with the basis of its figures. */
export const StatisticsTables = ({ tables, isTitleHidden = false }: StatisticsTablesProps) =>
  tables.map(({ title, columns, rows, note }) => (
    <div key={title} className={styles.table}>
      <PlainTable
        caption={isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : <h3>{title}</h3>}
        columns={columns.map((header, index) => ({ header, isNumeric: index > 0, isHalf: index > 0 }))}
        rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  ));
