import { addDays } from './calendar-days';
import type { DateOnly } from '../dates';
import { isTradingDay } from './market-calendar';
import { newYorkDay } from '../new-york';

/** The nth business day after a day. Weekends and exchange holidays do not count. */
export function businessDaysAfter(day: DateOnly, n: number): DateOnly {
  let last = day;
  for (let left = n; left > 0;) {
    last = addDays(last, 1);
    if (isTradingDay(last)) left -= 1;
  }
  return last;
}

/** The end of the nth business day after an instant: midnight in New York in winter, 1 a.m. in summer. */
export const endOfBusinessDays = (from: Date, n: number) =>
  new Date(`${addDays(businessDaysAfter(newYorkDay(from), n), 1)}T05:00:00Z`);
