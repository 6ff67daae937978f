import { mean, median, sum } from '@/lib/domain/shared/averages';
import { isNumber, type Figure } from './market-formulas';

/** Median of the members with a figure; null when none has one. "n/m" is ignored. */
export const medianOf = (figures: readonly Figure[]) => median(figures.filter(isNumber));

/** Sum of the members with a figure; null, not zero, when none has one. */
export function sumOf(figures: readonly Figure[]) {
  const known = figures.filter(isNumber);
  return known.length === 0 ? null : sum(known);
}

/** The number of members with a figure, shown with every sum and median. */
export const usedOf = (figures: readonly Figure[]) => figures.filter(isNumber).length;

/** Indexes values to 100 at the first positive one; null before it. */
export function rebase(values: readonly Figure[]): (number | null)[] {
  const start = values.findIndex((value) => isNumber(value) && value > 0);
  const base = values[start];
  return values.map((value, index) =>
    isNumber(base) && index >= start && isNumber(value) ? (100 * value) / base : null,
  );
}

/**
 * An equal-weighted index: starts at 100 and is multiplied at each step by the mean price change of members with both
 * prices. A new member only counts from its first change on; a step without any is null, and the next continues from
 * the last level.
 */
export function equalWeightedIndex(members: readonly (readonly Figure[])[]): (number | null)[] {
  const length = Math.max(0, ...members.map((prices) => prices.length));
  let level: number | null = null;
  return Array.from({ length }, (_, at) => {
    if (level === null) return (level = members.some((prices) => isPrice(prices[at])) ? 100 : null);
    const step = mean(members.flatMap((prices) => stepOf(prices[at - 1], prices[at])));
    return step === null ? null : (level *= step);
  });
}

const isPrice = (value: Figure): value is number => isNumber(value) && value > 0;
const stepOf = (before: Figure, now: Figure) => (isPrice(before) && isPrice(now) ? [now / before] : []);

/**
 * The same index by day, rebalanced at each month's end, so that its level on a month's last day equals the monthly
 * index. Null in the first month.
 */
export function indexByDay(days: readonly string[], members: readonly (readonly Figure[])[]): (number | null)[] {
  const levels: (number | null)[] = [];
  let monthEnd = -1;
  let level = 100;
  for (const [at, day] of days.entries()) {
    const before = days[at - 1];
    if (before !== undefined && before.slice(0, 7) !== day.slice(0, 7)) {
      level = levels[at - 1] ?? level;
      monthEnd = at - 1;
    }
    const step = monthEnd < 0 ? null : mean(members.flatMap((prices) => stepOf(prices[monthEnd], prices[at])));
    levels.push(step === null ? null : level * step);
  }
  return levels;
}
