import { StatRow } from '@/components/ui/tables/stat-row';
import { Tag } from '@/components/ui/tag';
import { fewSettled, type ScoreLine } from '@/lib/content/research/score-line';
import { ScoreScale } from './score-scale';
import styles from './score-block.module.css';

/** Accuracy of the settled signals next to the baseline. */
export function ScoreBlock({ scores }: { scores: readonly ScoreLine[] }) {
  if (scores.length === 0) return <p>No results yet.</p>;
  return (
    <>
      {scores.map(({ title, isFew, stats, scale, note }) => (
        <div key={title} className={styles.score}>
          <h3 className={styles.title}>
            {title}
            {isFew ? <Tag tone="attention">Small sample</Tag> : null}
          </h3>
          <StatRow isFramed stats={stats} />
          {scale ? <ScoreScale scale={scale} /> : null}
          {note === '' ? null : <p className={styles.note}>{note}</p>}
        </div>
      ))}
      {scores.some(({ isFew }) => isFew) ? <p className={styles.note}>{fewSettled}</p> : null}
    </>
  );
}
