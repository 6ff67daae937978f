import type { JSX } from 'react';
import { plotLine } from '@/lib/charts/line-path';
import styles from './post-cover.module.css';
import { varied } from './varied';

/**
 * Illustrations of trades, at the same size as the others. `balances` are the track record's; without them, the drawing
 * uses made-up values.
 */
type Motif = (seed: string, balances?: readonly number[]) => JSX.Element;

/** An equity curve above its starting balance. */
export const BalanceMotif: Motif = (seed, balances) => {
  const parts = varied(seed, 24);
  const values = balances ?? parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part - 0.42, 0));
  const { line, last, yOf } = plotLine(values, { width: 480, height: 270, inset: 62 });
  return (
    <>
      <path d={`M62 ${yOf(values[0] ?? 0)}H418`} className={styles.dashes} />
      <path d={line} className={styles.ink} />
      <circle cx={last.x} cy={last.y} r="6" className={styles.dot} />
    </>
  );
};

/** A bar for each trade, from the best to the worst. */
export const Results: Motif = (seed, balances) => {
  const results = resultsOf(seed, balances);
  const max = Math.max(...results.map(Math.abs));
  const step = 390 / results.length;
  return (
    <>
      {results.map((result, at) => {
        const size = Math.round((Math.abs(result) / max) * 74);
        return (
          <rect
            key={at}
            x={Math.round(45 + at * step)}
            y={result > 0 ? 133 - size : 137}
            width={Math.round(step * 0.7)}
            height={size}
            rx="2"
            className={lookOf(result)}
          />
        );
      })}
      <path d="M40 135H440" className={styles.ink} />
    </>
  );
};

/** A mark for each trade, wins first, which shows the win rate at a glance. */
export const Marks: Motif = (seed, balances) => (
  <>
    {resultsOf(seed, balances).map((result, at) => (
      <rect
        key={at}
        x={62 + (at % 11) * 33}
        y={90 + Math.floor(at / 11) * 33}
        width="25"
        height="25"
        rx="4"
        className={lookOf(result)}
      />
    ))}
  </>
);

const resultsOf = (seed: string, balances?: readonly number[]) =>
  (balances
    ? balances.slice(1).map((balance, at) => balance - (balances[at] ?? balance))
    : varied(seed, 33).map((part) => part - 0.38)
  ).toSorted((a, b) => b - a);

const lookOf = (result: number) => (result > 0 ? styles.gain : result < 0 ? styles.loss : styles.ring);
