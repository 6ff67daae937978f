import { mean, median, sum } from '@/lib/domain/shared/averages';
import { isNumber, type Figure } from './market-formulas';

/** Median of the figures that are known; null if there are none. */
export const medianOf = (figures: readonly Figure[]) => median(figures.filter(isNumber));

/** Sum of the figures that are known; null, not zero, if there are none. */
export function sumOf(figures: readonly Figure[]) {
  const known = figures.filter(isNumber);
  return known.length === 0 ? null : sum(known);
}

/** Number of known figures, shown with every sum and median. */
export const usedOf = (figures: readonly Figure[]) => figures.filter(isNumber).length;

/** Rebases values to 100 at the first positive one. Null before it. */
export function rebase(values: readonly Figure[]): (number | null)[] {
  const start = values.findIndex((value) => isNumber(value) && value > 0);
  const base = values[start];
  return values.map((value, index) =>
    isNumber(base) && index >= start && isNumber(value) ? (100 * value) / base : null,
  );
}

/**
 * An equal-weighted index that starts at 100. Each step multiplies it by the mean price change of the members with both
 * prices, so a new member counts from its first change. A step without any is null, and the next one continues from the
 * last level.
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
 * The equal-weighted index by day, rebalanced at each month's end, so that its level on the last day of a month equals
 * the monthly index. Null in the first month.
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
