import { ScoreBlock } from '@/components/blocks/record/score-block';
import { SignalTable } from '@/components/blocks/record/signal-table';
import { SampleTag } from '@/components/ui/tag';
import type { SectorRecordView } from '@/lib/server/research/sectors/page-props/sector-record';
import styles from './sector-record.module.css';

/** The scores of a sector's timing signals and the latest settled ones. */
export function SectorRecord({ record }: { record: SectorRecordView }) {
  if ('missing' in record) return <p>{record.missing}</p>;
  const { scores, lines, caption, facts, isSample } = record;
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} />
      {lines.length > 0 ? <SignalTable caption={caption} lines={lines} /> : <p>{caption}</p>}
      <p className={styles.facts}>
        {facts} {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
