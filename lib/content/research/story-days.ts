import { monthOfYear } from '@/lib/content/market/market-figures';
import { weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { partsOf, type DateOnly } from '@/lib/domain/shared/dates';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Friday,' and 'November 20, 2026', above the stories of a day. */
export function dayHeading(day: DateOnly): [string, string] {
  const [year, month, date] = partsOf(day);
  return [`${weekdays[weekday(day)]},`, `${monthOfYear(Number(month))} ${Number(date)}, ${year}`];
}

/** '14:05 UTC', next to a story below its day. */
export const timeOfStory = (instant: string) => `${instant.slice(11, 16)} UTC`;
