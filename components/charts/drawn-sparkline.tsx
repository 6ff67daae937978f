import type { Spark } from '@/lib/content/spark';
import { sparkFrame as frame } from '@/lib/content/spark-frame';
import styles from './sparkline.module.css';

/** A line the height of a word: which way, how unevenly. Its colour repeats what the summary says. */
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
