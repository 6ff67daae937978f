import { plotLine } from '@/lib/charts/line-path';
import styles from './mini-chart.module.css';

type MiniChartProps = {
  values: readonly number[];
  /** A value mentioned in the text, drawn as a horizontal line. */
  mark: number | null;
  summary: string;
};

const frame = { width: 600, height: 96, inset: 4 } as const;

/** A chart as wide as a column of text: the line, its latest point and the reference level. Works without scripts. */
export function MiniChart({ values, mark, summary }: MiniChartProps) {
  if (values.length < 2) return null;
  const { line, area, last, yOf } = plotLine(values, frame, mark === null ? [] : [mark]);
  const isFall = (values.at(-1) ?? 0) < (values[0] ?? 0);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
      className={isFall ? styles.fall : styles.rise}
    >
      <path d={area} className={styles.area} />
      {mark === null ? null : <path d={`M0 ${yOf(mark)}H${frame.width}`} className={styles.mark} />}
      <path d={line} className={styles.line} />
      {/* The SVG is stretched, which would distort a circle. The round cap of a zero-length line stays round. */}
      <path d={`M${last.x} ${last.y}h0`} className={styles.dot} />
    </svg>
  );
}
