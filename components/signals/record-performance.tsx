import { Disclosure } from '@/components/ui/navigation/disclosure';
import { Section } from '@/components/ui/section';
import type { RecordPageCopy } from '@/lib/content/signals/record-page';
import type { RecordStatistics as Statistics } from '@/lib/content/signals/statistics/record-statistics';
import type { StatisticsCopy } from '@/lib/content/signals/statistics/statistics-copy';
import { RecordStatistics } from './record-statistics';
import styles from './record-statistics.module.css';

type RecordPerformanceProps = {
  words: RecordPageCopy['summary'];
  copy: StatisticsCopy;
  record: Statistics;
  /** Null when they could not be loaded. */
  live: Statistics | null;
};

/** The record's statistics, those of the live signals and the formulas of both. */
export const RecordPerformance = ({ words, copy, record, live }: RecordPerformanceProps) => (
  <Section title={words.title} lead={words.lead}>
    <RecordStatistics statistics={record} />
    <div className={styles.disclosures}>
      {live ? (
        <Disclosure title={copy.live} isWide>
          <RecordStatistics statistics={live} />
        </Disclosure>
      ) : null}
      <Disclosure title={copy.method}>
        <dl className={styles.formulas}>
          {copy.formulas.map(([name, formula]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  </Section>
);
