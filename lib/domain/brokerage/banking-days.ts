import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { isTradingDay } from '@/lib/domain/shared/calendar/market-calendar';
import { newYorkParts } from '@/lib/domain/shared/new-york';

/**
 * Whether both the exchanges and the Federal Reserve's ACH operate. Columbus Day and Veterans Day close only the Fed,
 * Good Friday only the exchanges; none of these is a banking day, so that no estimate is too early.
 */
export const isBankingDay = (day: DateOnly) => isTradingDay(day) && !isBankHoliday(day);

/** The nth banking day after a day. */
export function bankingDaysAfter(day: DateOnly, n: number): DateOnly {
  let last = day;
  for (let left = n; left > 0;) {
    last = addDays(last, 1);
    if (isBankingDay(last)) left -= 1;
  }
  return last;
}

/**
 * The banking day on which a request is processed: the same day if made before the cutoff hour in New York, otherwise
 * the next one.
 */
export function processingDay(at: Date, cutoffHour: number): DateOnly {
  const { day, hour } = newYorkParts(at);
  return isBankingDay(day) && hour < cutoffHour ? day : bankingDaysAfter(day, 1);
}

const monday = 1;

function isBankHoliday(day: DateOnly) {
  const [month, date] = [day.slice(5, 7), Number(day.slice(8, 10))];
  const isColumbusDay = month === '10' && weekday(day) === monday && date >= 8 && date <= 14;
  // Observed on Monday when it falls on a Sunday; not observed when it falls on a Saturday.
  const isVeteransDay = month === '11' && (date === 11 || (date === 12 && weekday(day) === monday));
  return isColumbusDay || isVeteransDay;
}
