import type { OutcomeHistogram } from '@/lib/charts/signals/outcome-histogram';
import { performancePage as copy } from '@/lib/content/signals/performance-page';
import styles from './outcome-chart.module.css';
import { PictureCard } from './picture-card';

/** A histogram of trades by return: losses on the left, gains on the right. */
export const OutcomeChart = ({ histogram }: { histogram: OutcomeHistogram }) => (
  <PictureCard title={copy.charts.outcomes} summary={histogram.summary} table={histogram.table}>
    <p className={styles.sides}>
      {histogram.sides.map(({ kind, label }) => (
        <span key={kind} className={styles.side}>
          <span className={styles.swatch} data-kind={kind} />
          {label}
        </span>
      ))}
    </p>
    <div className={styles.plot}>
      {histogram.bars.map(({ kind, left, width, height, count }) => (
        <span
          key={left}
          className={styles.bar}
          data-kind={kind}
          style={{ left: `${left}%`, width: `${width}%`, height: `${height}%` }}
        >
          <span className={styles.count}>{count}</span>
        </span>
      ))}
      <span className={styles.average} style={{ left: `${histogram.average.left}%` }}>
        <span className={styles.averageLabel}>{histogram.average.label}</span>
      </span>
    </div>
    <div className={styles.edges}>
      {histogram.edges.map(({ left, label, isMain }) => (
        <span key={left} className={isMain ? styles.edge : styles.minor} style={{ left: `${left}%` }}>
          {label}
        </span>
      ))}
    </div>
  </PictureCard>
);
