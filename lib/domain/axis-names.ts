import { addDays } from './calendar-days';
import { isDateOnly } from './dates';

/** Fewer days than these, and within less than a year, are told apart by month and day. */
const mostDays = 80;
const shortSpan = 300;

/** How days are named below a chart: each by itself, or each month once where it begins. Other names stay as they are. */
export function axisNames(names: readonly string[]): { isOfFew: boolean; ticks: string[] | undefined } {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || !isDateOnly(first)) return { isOfFew: false, ticks: undefined };
  if (names.length <= mostDays && last < addDays(first, shortSpan)) return { isOfFew: true, ticks: undefined };
  const ticks = names.filter((at, index) => names[index - 1]?.slice(0, 7) !== at.slice(0, 7));
  return { isOfFew: false, ticks };
}
