import { addDays } from './calendar-days';
import type { DateOnly } from '../dates';
import { isTradingDay } from './market-calendar';
import { newYorkDay } from '../new-york';

/**
 * The n-th business day after a day. Exchange holidays are ignored, so that the time is never shorter than the law
 * requires.
 */
export function businessDaysAfter(day: DateOnly, n: number): DateOnly {
  let last = day;
  for (let left = n; left > 0;) {
    last = addDays(last, 1);
    if (isTradingDay(last)) left -= 1;
  }
  return last;
}

/** The end of the n-th business day after an instant, in New York: midnight there in winter, an hour past it in summer. */
export const endOfBusinessDays = (from: Date, n: number) =>
  new Date(`${addDays(businessDaysAfter(newYorkDay(from), n), 1)}T05:00:00Z`);
