import type { Experiment } from './experiments';

export type Half = { visitors: number; reached: number };
export type Halves = { control: Half; changed: Half };

export const verdicts = ['too early', 'no winner yet', 'no winner', 'changed is better', 'control is better'] as const;
export type Verdict = (typeof verdicts)[number];

export type Result = {
  rates: { control: number | null; changed: number | null };
  /** The changed page's rate less the control's, with its 95% interval; null while a half is empty. */
  difference: { value: number; low: number; high: number } | null;
  verdict: Verdict;
};

/** 97.5% of the normal distribution lie below it. */
const z = 1.959964;

/**
 * What an experiment shows. No winner is named before its end and before each half has the visitors that were planned:
 * whoever looks again and again until the interval leaves zero finds a difference where there is none.
 */
export function experimentResult(plan: Pick<Experiment, 'end' | 'visitorsEach'>, halves: Halves, at: Date): Result {
  const { control, changed } = halves;
  const rates = { control: rateOf(control), changed: rateOf(changed) };
  const difference = intervalOf(control, changed);
  const isOver = at >= new Date(plan.end);
  const isFull = Math.min(control.visitors, changed.visitors) >= plan.visitorsEach;
  return { rates, difference, verdict: verdictOf(difference, isOver, isFull) };
}

function verdictOf(difference: Result['difference'], isOver: boolean, isFull: boolean): Verdict {
  if (!isOver) return isFull ? 'no winner yet' : 'too early';
  if (!isFull || !difference) return 'no winner';
  if (difference.low > 0) return 'changed is better';
  return difference.high < 0 ? 'control is better' : 'no winner';
}

const rateOf = ({ visitors, reached }: Half) => (visitors === 0 ? null : reached / visitors);

/** Newcombe's interval of a difference of two rates (1998, method 10): honest for small rates too. */
function intervalOf(control: Half, changed: Half): Result['difference'] {
  const [before, after] = [rateOf(control), rateOf(changed)];
  if (before === null || after === null) return null;
  const [a, b] = [wilson(after, changed.visitors), wilson(before, control.visitors)];
  const value = after - before;
  return {
    value,
    low: value - Math.hypot(after - a.low, b.high - before),
    high: value + Math.hypot(a.high - after, before - b.low),
  };
}

function wilson(rate: number, n: number) {
  const centre = rate + (z * z) / (2 * n);
  const reach = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return { low: (centre - reach) / whole, high: (centre + reach) / whole };
}

/**
 * Whether the halves are of such different size that something is wrong with how they were made: a chance of less than
 * one in a thousand under an even split.
 */
export function isLopsided({ control, changed }: Halves): boolean {
  const all = control.visitors + changed.visitors;
  if (all < 100) return false;
  return (control.visitors - changed.visitors) ** 2 / all > 10.828;
}
