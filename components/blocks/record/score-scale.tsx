import type { ScoreLine } from '@/lib/content/research/score-line';
import styles from './score-scale.module.css';

type ScoreScaleProps = { scale: NonNullable<ScoreLine['scale']> };

/**
 * Accuracy with its confidence interval and the baseline on a scale from 0 to 100%. The same figures are beside it as
 * text.
 */
export const ScoreScale = ({ scale: { accuracy, baseline, low, high } }: ScoreScaleProps) => (
  <div className={styles.scale} aria-hidden="true">
    <svg width="100%" height="28" className={styles.plot}>
      <line x1="0%" x2="100%" y1="14" y2="14" className={styles.axis} />
      <line x1="50%" x2="50%" y1="10" y2="18" className={styles.axis} />
      <rect x={`${low}%`} width={`${high - low}%`} y="9" height="10" className={styles.interval} />
      <line x1={`${baseline}%`} x2={`${baseline}%`} y1="2" y2="26" className={styles.baseline} />
      <circle cx={`${accuracy}%`} cy="14" r="5" className={styles.accuracy} />
    </svg>
    <p className={styles.ends}>
      <span>0%</span>
      <span>50%</span>
      <span>100%</span>
    </p>
    <p className={styles.key}>
      <span className={styles.accuracyKey}>Accuracy and its interval</span>
      <span className={styles.baselineKey}>Baseline</span>
    </p>
  </div>
);
