import { ScoreBlock } from '@/components/blocks/record/score-block';
import { SampleTag } from '@/components/ui/tag';
import type { SectorRecordView } from '@/lib/server/research/sectors/page-props/sector-record';
import styles from './sector-record.module.css';

/** The scores of a sector's timing signals; the signals themselves are on the timing page. */
export function SectorRecord({ record }: { record: SectorRecordView }) {
  if ('missing' in record) return <p>{record.missing}</p>;
  const { scores, facts, isSample } = record;
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} />
      <p className={styles.facts}>
        {facts} {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
