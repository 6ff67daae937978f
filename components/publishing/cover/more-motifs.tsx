import type { JSX } from 'react';
import styles from './post-cover.module.css';
import { varied } from './varied';

/** More category illustrations, at the same size as those in motifs.tsx. A function of the seed returns the SVG. */
type Motif = (seed: string) => JSX.Element;

const between = (part: number, min: number, max: number) => Math.round(min + part * (max - min));

/** Membership: shares of a whole. */
export const Shares: Motif = (seed) => {
  const sizes = varied(seed, 4).map((part) => between(part, 20, 70));
  const sum = sizes.reduce((total, size) => total + size, 0);
  const circumference = 2 * Math.PI * 58;
  return (
    <g transform="rotate(-90 240 135)">
      {sizes.map((size, at) => {
        const before = sizes.slice(0, at).reduce((total, one) => total + one, 0);
        const length = (circumference * size) / sum;
        return (
          <circle
            key={at}
            cx="240"
            cy="135"
            r="58"
            className={styles.share}
            strokeDasharray={`${Math.max(length - 4, 1).toFixed(1)} ${circumference.toFixed(1)}`}
            strokeDashoffset={(-(circumference * before) / sum).toFixed(1)}
            opacity={[1, 0.6, 0.38, 0.2][at]}
          />
        );
      })}
    </g>
  );
};

/** How we work: a checklist. */
export const Checks: Motif = (seed) => (
  <>
    {varied(seed, 4).map((part, row) => {
      const y = 84 + row * 34;
      return (
        <g key={row}>
          <rect x="120" y={y - 10} width="20" height="20" rx="5" className={row < 3 ? styles.dot : styles.ring} />
          <path d={`M164 ${y}h${between(part, 70, 200)}`} className={styles.ink} />
        </g>
      );
    })}
  </>
);

/** Methodology: a histogram of results. */
export const Counts: Motif = (seed) => (
  <>
    {varied(seed, 11).map((part, at) => {
      const height = between(part * 0.4 + 0.6 * (1 - Math.abs(at - 5) / 6), 10, 140);
      return (
        <rect key={at} x={90 + at * 28} y={206 - height} width="20" height={height} rx="2" className={styles.bar} />
      );
    })}
    <path d="M76 208H404" className={styles.ink} />
  </>
);

/** The cover of posts about charts: a candlestick chart. */
export const Candles: Motif = (seed) => {
  const parts = varied(seed, 22);
  return (
    <>
      {Array.from({ length: 11 }, (_, at) => {
        const middle = between(parts[at] ?? 0, 100, 165);
        const half = between(parts[at + 11] ?? 0, 10, 30);
        const x = 92 + at * 30;
        return (
          <g key={at} className={(parts[at] ?? 0) > 0.45 ? styles.gain : styles.loss}>
            <rect x={x - 1} y={middle - half - 16} width="2" height={2 * half + 32} />
            <rect x={x - 8} y={middle - half} width="16" height={2 * half} rx="2" />
          </g>
        );
      })}
    </>
  );
};
