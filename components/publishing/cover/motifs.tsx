import type { JSX } from 'react';
import { plotLine } from '@/lib/charts/line-path';
import { Candles, Checks, Counts, Shares } from './more-motifs';
import styles from './post-cover.module.css';
import { BalanceMotif, Marks, Results } from './record-motifs';
import { varied } from './varied';

/**
 * Illustrations of 480 × 270. The picture at the top of a post shows only the middle 170 of the height, so the main
 * content is there.
 */
type Motif = (seed: string, balances?: readonly number[]) => JSX.Element;

const between = (part: number, min: number, max: number) => Math.round(min + part * (max - min));

/**
 * Methodology: estimates with intervals around a baseline, and each outcome as a ring that may be outside its interval.
 */
const Intervals: Motif = (seed) => {
  const parts = varied(seed, 18);
  return (
    <>
      <path d="M240 40V230" className={styles.dashes} />
      {[0, 1, 2, 3, 4, 5].map((row) => {
        const middle = between(parts[row] ?? 0, 170, 330);
        const half = between(parts[row + 6] ?? 0, 28, 90);
        const y = 72 + row * 25;
        return (
          <g key={row} className={styles.ink}>
            <path
              d={`M${middle - half} ${y}H${middle + half}M${middle - half} ${y - 5}v10M${middle + half} ${y - 5}v10`}
            />
            <circle cx={middle} cy={y} r="5" className={styles.dot} />
            <circle cx={middle + between(parts[row + 12] ?? 0, -1.3 * half, 1.3 * half)} cy={y} r="6" />
          </g>
        );
      })}
    </>
  );
};

/** Sectors: areas by size. */
const Areas: Motif = (seed) => {
  const [a = 0, b = 0, c = 0] = varied(seed, 3);
  const x = between(a, 190, 250);
  const y = between(b, 120, 150);
  const z = between(c, 320, 370);
  const tiles = [
    [52, 59, x - 56, 152],
    [x, 59, 428 - x, y - 63],
    [x, y, z - x - 4, 211 - y],
    [z, y, 428 - z, (211 - y) / 2 - 2],
    [z, y + (211 - y) / 2 + 2, 428 - z, (211 - y) / 2 - 2],
  ] as const;
  return (
    <>
      {tiles.map(([left, top, width, height], at) => (
        <rect
          key={at}
          x={left}
          y={top}
          width={width}
          height={height}
          rx="6"
          className={styles.tile}
          opacity={[0.9, 0.55, 0.35, 0.22, 0.14][at]}
        />
      ))}
    </>
  );
};

/** Charts: a fast moving average that crosses a slow one. */
const Cross: Motif = (seed) => {
  const [a = 0, b = 0, c = 0] = varied(seed, 3);
  const dip = between(a, 190, 225);
  const peak = between(b, 45, 75);
  const slow = between(c, 150, 170);
  const x = 150 + between(a, 0, 60);
  return (
    <>
      <path d={`M30 ${slow - 22}C150 ${slow - 8} 230 ${slow + 16} 450 ${slow - 48}`} className={styles.dashes} />
      <path
        d={`M30 95C90 ${dip - 60} ${x - 40} ${dip + 20} ${x + 30} ${dip - 18}S340 ${peak - 12} 450 ${peak + 8}`}
        className={styles.ink}
      />
      <circle cx="450" cy={peak + 8} r="6" className={styles.dot} />
    </>
  );
};

/** Membership: thirty days. */
const Days: Motif = (seed) => {
  const [part = 0] = varied(seed, 1);
  const past = between(part, 8, 24);
  return (
    <>
      {Array.from({ length: 30 }, (_, day) => (
        <circle
          key={day}
          cx={96 + (day % 10) * 32}
          cy={103 + Math.floor(day / 10) * 32}
          r="10"
          className={day < past ? styles.dot : styles.ring}
        />
      ))}
    </>
  );
};

/** How we work: consecutive steps. */
const Steps: Motif = (seed) => {
  const heights = varied(seed, 4).map((part) => between(part, 92, 178));
  const at = (index: number) => 84 + index * 104;
  return (
    <>
      <path
        d={heights
          .map((y, index) =>
            index === 0
              ? `M${at(0)} ${y}`
              : `C${at(index) - 52} ${heights[index - 1]} ${at(index) - 52} ${y} ${at(index)} ${y}`,
          )
          .join('')}
        className={styles.ink}
      />
      {heights.map((y, index) => (
        <rect key={index} x={at(index) - 24} y={y - 17} width="48" height="34" rx="8" className={styles.step} />
      ))}
    </>
  );
};

/** The default for categories that the operator added: a plain curve. */
const Curve: Motif = (seed) => {
  const { line, area } = plotLine(varied(seed, 9), { width: 480, height: 200, inset: 50 });
  return (
    <>
      <path d={area} className={styles.area} />
      <path d={line} className={styles.ink} />
    </>
  );
};

const motifs: Partial<Record<string, readonly Motif[]>> = {
  'how-we-count': [Intervals, Counts],
  signals: [Results, BalanceMotif, Marks],
  sectors: [Areas],
  charts: [Cross, Candles],
  membership: [Days, Shares],
  'how-we-work': [Steps, Checks],
};

/** The illustrations of track record results. */
const recordMotifs: readonly Motif[] = [BalanceMotif, Results, Marks];

/**
 * The index of the pseudorandom number that selects the motif, chosen so that no two sample posts have the same
 * illustration.
 */
const choosing = 420;

/**
 * Returns an illustration of the record, or of one of a post's categories. The seed determines the choice and the
 * details.
 */
export function motifOf(categories: readonly string[], seed: string, balances?: readonly number[]) {
  const offered = balances ? recordMotifs : categories.flatMap((slug) => motifs[slug] ?? [Curve]);
  const part = varied(seed, choosing + 1)[choosing] ?? 0;
  return (offered[Math.floor(part * offered.length)] ?? Curve)(seed, balances);
}
