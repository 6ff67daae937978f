import { StatRow } from '@/components/ui/stat-row';
import { Tag } from '@/components/ui/tag';
import type { ScoreLine } from '@/lib/content/score-line';
import styles from './score-block.module.css';

/** How the settled signals did: with how many, over which horizon, and beside the plain guess. */
export function ScoreBlock({ scores }: { scores: readonly ScoreLine[] }) {
  if (scores.length === 0) return <p>No score yet: nothing has been settled.</p>;
  return scores.map(({ title, isFew, stats, note }) => (
    <div key={title} className={styles.score}>
      <h3 className={styles.title}>
        {title}
        {isFew ? <Tag tone="attention">Too few to judge</Tag> : null}
      </h3>
      <StatRow isFramed stats={stats} />
      <p className={styles.note}>{note}</p>
    </div>
  ));
}
