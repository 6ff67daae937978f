import type { ScoreDrawing } from '@/lib/server/research/stocks/page-props/stock-score';
import styles from './score-picture.module.css';

/** The score as a radar shape. The labels are text in the SVG, which screen readers read as one sentence. */
export const ScorePicture = ({ score: { shape, rings, axes, summary } }: { score: ScoreDrawing }) => (
  <svg className={styles.picture} viewBox="-60 8 320 176" role="img" aria-label={summary}>
    {rings.map((points) => (
      <polygon key={points} points={points} className={styles.axis} />
    ))}
    {axes.map(({ label, end }) => (
      <path key={label} d={`M100,100L${end}`} className={styles.axis} />
    ))}
    <polygon points={shape} className={styles.shape} />
    {axes.map(({ label, x, y }) => (
      <text key={label} x={x} y={y} dy="0.35em" textAnchor={x > 110 ? 'start' : x < 90 ? 'end' : 'middle'}>
        {label}
      </text>
    ))}
  </svg>
);
