import type { Spark } from '@/lib/charts/spark';
import { sparkFrame as frame } from '@/lib/charts/spark-frame';
import styles from './sparkline.module.css';

/** A sparkline. Its color repeats information that is in the summary. */
export const DrawnSparkline = ({ line, isFall, summary }: Spark & { summary: string }) => (
  <svg
    width={frame.width}
    height={frame.height}
    viewBox={`0 0 ${frame.width} ${frame.height}`}
    role="img"
    aria-label={summary}
    className={isFall ? styles.fall : styles.rise}
  >
    <path d={line} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);
