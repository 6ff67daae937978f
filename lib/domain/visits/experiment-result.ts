import type { Experiment } from './experiments';

export type VariantCount = { visitors: number; reached: number };
export type VariantCounts = { control: VariantCount; changed: VariantCount };

export const verdicts = ['too early', 'no winner yet', 'no winner', 'changed is better', 'control is better'] as const;
export type Verdict = (typeof verdicts)[number];

export type Result = {
  rates: { control: number | null; changed: number | null };
  /** The variant's rate minus the control's, with its 95% confidence interval; null while a variant has no visitors. */
  difference: { value: number; low: number; high: number } | null;
  verdict: Verdict;
};

/** The 97.5th percentile of the standard normal distribution. */
const z = 1.959964;

/**
 * The result of an experiment. Names a winner only after its end and if each variant has the planned number of
 * visitors: repeated checks until the interval excludes zero would find differences that do not exist.
 */
export function experimentResult(
  plan: Pick<Experiment, 'end' | 'visitorsEach'>,
  halves: VariantCounts,
  at: Date,
): Result {
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

const rateOf = ({ visitors, reached }: VariantCount) => (visitors === 0 ? null : reached / visitors);

/** Newcombe's confidence interval of a difference of two rates (1998, method 10), which also works for small rates. */
function intervalOf(control: VariantCount, changed: VariantCount): Result['difference'] {
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
  const center = rate + (z * z) / (2 * n);
  const reach = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  const denominator = 1 + (z * z) / n;
  return { low: (center - reach) / denominator, high: (center + reach) / denominator };
}

/**
 * Whether the variants' sizes differ so much that the assignment must be faulty: the probability with an even split is
 * below 0.1%.
 */
export function isLopsided({ control, changed }: VariantCounts): boolean {
  const all = control.visitors + changed.visitors;
  if (all < 100) return false;
  return (control.visitors - changed.visitors) ** 2 / all > 10.828;
}
