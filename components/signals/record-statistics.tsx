import { Disclosure } from '@/components/ui/navigation/disclosure';
import { PlainTable } from '@/components/ui/tables/plain-table';
import type { RecordStatistics as Statistics } from '@/lib/content/signals/statistics/record-statistics';
import type { StatisticsTable } from '@/lib/content/signals/statistics/statistics-table';
import { RecordSummary } from './record-summary';
import styles from './record-statistics.module.css';

/** Figures and tables of a record, or why there are none yet. */
export function RecordStatistics({ statistics }: { statistics: Statistics }) {
  const { tooFew, figures, tables, breakdowns } = statistics;
  if (tooFew) return <p>{tooFew}</p>;
  return (
    <div className={styles.statistics}>
      <RecordSummary figures={figures} />
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
