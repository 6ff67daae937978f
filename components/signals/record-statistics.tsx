import { Disclosure } from '@/components/ui/navigation/disclosure';
import type { RecordStatistics as Statistics } from '@/lib/content/signals/statistics/record-statistics';
import styles from './record-statistics.module.css';
import { StatisticsTables } from './statistics-tables';

/** The tables of a record. */
export const RecordStatistics = ({ statistics: { tables, breakdowns } }: { statistics: Statistics }) => (
  <div className={styles.statistics}>
    <StatisticsTables tables={tables} />
    <Disclosure title="By type, month and symbol" isWide>
      <div className={styles.statistics}>
        <StatisticsTables tables={breakdowns} />
      </div>
    </Disclosure>
  </div>
);
