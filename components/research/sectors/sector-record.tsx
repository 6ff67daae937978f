import { ScoreBlock } from '@/components/blocks/record/score-block';
import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import type { SectorRecordView } from '@/lib/server/research/sectors/page-props/sector-record';
import styles from './sector-record.module.css';

/** The scores of a sector's timing signals; the signals themselves are on the timing page. */
export function SectorRecord({ record, href }: { record: SectorRecordView; href: string }) {
  if ('missing' in record) return <p>{record.missing}</p>;
  const { scores, facts, open, isSample } = record;
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} />
      {open ? (
        <p>
          {open} <Link href={href}>See {open.startsWith('1 ') ? 'it' : 'them'} →</Link>
        </p>
      ) : null}
      <p className={styles.facts}>
        {facts} {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
