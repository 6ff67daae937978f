import { monthOfYear } from '@/lib/content/market/market-figures';
import { weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { partsOf, type DateOnly } from '@/lib/domain/shared/dates';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The heading above a day's stories, in two parts: 'Friday,' and 'November 20, 2026'. */
export function dayHeading(day: DateOnly): [string, string] {
  const [year, month, date] = partsOf(day);
  return [`${weekdays[weekday(day)]},`, `${monthOfYear(Number(month))} ${Number(date)}, ${year}`];
}

/** The time of a story below its day's heading: '14:05 UTC'. */
export const timeOfStory = (instant: string) => `${instant.slice(11, 16)} UTC`;
