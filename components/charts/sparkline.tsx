import { plotLine } from '@/lib/domain/line-path';
import styles from './sparkline.module.css';

type SparklineProps = { values: readonly number[]; summary: string };

const frame = { width: 96, height: 28, inset: 2 };

/** A line the height of a word: which way, how unevenly. Its colour repeats what the summary says. */
export function Sparkline({ values, summary }: SparklineProps) {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <svg
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={summary}
      className={last < first ? styles.fall : styles.rise}
    >
      <path
        d={plotLine(values, frame).line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
