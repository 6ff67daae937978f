import type { ComponentType } from 'react';
import { StatRow } from '@/components/ui/tables/stat-row';
import { Tag } from '@/components/ui/tag';
import { fewSettled, type ScoreLine } from '@/lib/content/research/score-line';
import styles from './score-block.module.css';

type ScoreBlockProps = {
  scores: readonly ScoreLine[];
  /** Draws each score. Optional, so that the sector page does not load its code. */
  Picture?: ComponentType<{ scale: NonNullable<ScoreLine['scale']> }>;
};

/** The accuracy of settled signals compared with the baseline. */
export function ScoreBlock({ scores, Picture }: ScoreBlockProps) {
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
          {scale && Picture ? <Picture scale={scale} /> : null}
          {note === '' ? null : <p className={styles.note}>{note}</p>}
        </div>
      ))}
      {scores.some(({ isFew }) => isFew) ? <p className={styles.note}>{fewSettled}</p> : null}
    </>
  );
}
