import { Disclosure } from '@/components/ui/navigation/disclosure';
import { PlainTable } from '@/components/ui/tables/plain-table';
import type { RecordStatistics as Statistics } from '@/lib/content/signals/statistics/record-statistics';
import type { StatisticsTable } from '@/lib/content/signals/statistics/statistics-table';
import styles from './record-statistics.module.css';

/** The tables of a record. */
export function RecordStatistics({ statistics }: { statistics: Statistics }) {
  const { tables, breakdowns } = statistics;
  return (
    <div className={styles.statistics}>
      {tables.map(toTable)}
      <Disclosure title="By type, month and symbol" isWide>
        <div className={styles.statistics}>{breakdowns.map(toTable)}</div>
      </Disclosure>
    </div>
  );
}

const toTable = ({ title, columns, rows, note }: StatisticsTable) => (
  <div key={title} className={styles.table}>
    <PlainTable
      caption={<h3>{title}</h3>}
      columns={columns.map((header, index) => ({ header, isNumeric: index > 0, isHalf: index > 0 }))}
      rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
    {note ? <p className={styles.note}>{note}</p> : null}
  </div>
);
