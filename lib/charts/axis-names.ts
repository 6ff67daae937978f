import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { isDateOnly } from '@/lib/domain/shared/dates';

/** Up to this many days within shortSpan are labeled by month and day. */
const mostDays = 80;
const shortSpan = 300;

/** Labels days individually, or each month once where it begins. Other names stay unchanged. */
export function axisNames(names: readonly string[]): { isOfFew: boolean; ticks: string[] | undefined } {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || !isDateOnly(first)) return { isOfFew: false, ticks: undefined };
  if (names.length <= mostDays && last < addDays(first, shortSpan)) return { isOfFew: true, ticks: undefined };
  const ticks = names.filter((at, index) => names[index - 1]?.slice(0, 7) !== at.slice(0, 7));
  return { isOfFew: false, ticks };
}
