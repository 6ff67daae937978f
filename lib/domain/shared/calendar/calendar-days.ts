import { utcDay } from '@/lib/domain/shared/utc-day';
import { partsOf, type DateOnly } from '../dates';

/* A separate file from date formatting, so that pages that only format dates do not load the arithmetic. */

const msPerDay = 86_400_000;

/** For example 'Feb 2022', for captions. */
export function monthName(date: DateOnly) {
  const [year, month] = partsOf(date);
  return `${months[Number(month) - 1]} ${year}`;
}

/** Days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: DateOnly, to: DateOnly) => (dayNumber(to) - dayNumber(from)) / msPerDay;

export const addDays = (date: DateOnly, days: number): DateOnly => utcDay(new Date(dayNumber(date) + days * msPerDay));

/** The day of the week; 0 is Sunday. */
export const weekday = (date: DateOnly) => new Date(dayNumber(date)).getUTCDay();

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayNumber(date: DateOnly) {
  const [year, month, day] = partsOf(date);
  // Uses a setter, because Date.UTC maps the years 0 to 99 to 1900 to 1999.
  const instant = new Date(0);
  instant.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return instant.getTime();
}
