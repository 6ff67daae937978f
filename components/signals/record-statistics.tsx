import { Disclosure } from '@/components/ui/navigation/disclosure';
import type { RecordStatistics as Statistics } from '@/lib/content/signals/statistics/record-statistics';
import styles from './record-statistics.module.css';
import { StatisticsTables } from './statistics-tables';

/** The statistics tables of a record: the certainty of its figures, and the breakdowns on demand. */
export function RecordStatistics({ statistics: { tables, breakdowns } }: { statistics: Statistics }) {
  const others = tables.slice(1);
  return (
    <div className={styles.statistics}>
      <StatisticsTables tables={tables.slice(0, 1)} />
      <div>
        {others.map((table) => (
          <Disclosure key={table.title} title={table.title} isWide>
            <StatisticsTables tables={[table]} isTitleHidden />
          </Disclosure>
        ))}
        <Disclosure title="By type, month and symbol" isWide>
          <div className={styles.statistics}>
            <StatisticsTables tables={breakdowns} />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
