import { mean, median, sum } from './averages';
import { isNumber, type Figure } from './market-formulas';

/** Median of the members that have the figure; null when none has. "n/m" counts for nobody. */
export const medianOf = (figures: readonly Figure[]) => median(figures.filter(isNumber));

/** Sum of the members that have the figure; null, not zero, when none has. */
export function sumOf(figures: readonly Figure[]) {
  const known = figures.filter(isNumber);
  return known.length === 0 ? null : sum(known);
}

/** How many members have the figure: said beside every sum and median. */
export const usedOf = (figures: readonly Figure[]) => figures.filter(isNumber).length;

/** Each value × 100 / the first one above zero. What lies before it is missing; all is, when there is none. */
export function rebase(values: readonly Figure[]): (number | null)[] {
  const start = values.findIndex((value) => isNumber(value) && value > 0);
  const base = values[start];
  return values.map((value, index) =>
    isNumber(base) && index >= start && isNumber(value) ? (100 * value) / base : null,
  );
}

/**
 * An index of equal parts: 100, then at each step × the mean of price / price before over the members that have both.
 * A member that comes later joins with its first step, so its price moves nothing by itself; a step in which no member
 * has both prices is missing, and the next goes on from the last known level.
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
 * The same index on every day of a list: the parts are made equal at the end of each month, so that its level on a
 * month's last day is that of the index by month. Missing in the first month, which has no month before it.
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
