import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { isDateOnly } from '@/lib/domain/shared/dates';

/**
 * The axis labels month and day for at most `maxDays` points that span less than `shortSpan` days, and months
 * otherwise.
 */
const maxDays = 80;
const shortSpan = 300;

/**
 * Axis labels for dates. `isOfFew`: label single days. `ticks`: the first point of each month when only months are
 * labeled; undefined lets the chart choose, also when the names are not days.
 */
export function axisNames(names: readonly string[]): { isOfFew: boolean; ticks: string[] | undefined } {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || !isDateOnly(first)) return { isOfFew: false, ticks: undefined };
  if (names.length <= maxDays && last < addDays(first, shortSpan)) return { isOfFew: true, ticks: undefined };
  const ticks = names.filter((at, index) => names[index - 1]?.slice(0, 7) !== at.slice(0, 7));
  return { isOfFew: false, ticks };
}
