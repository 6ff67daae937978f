import { addDays, weekday, type DateOnly } from '@/lib/domain/dates';

/** Days on which the market of the sample was closed: Martin Luther King Day and Presidents' Day 2022. */
const holidays = new Set(['2022-01-17', '2022-02-21']);

const isTradingDay = (date: DateOnly) => weekday(date) >= 1 && weekday(date) <= 5 && !holidays.has(date);

export function tradingDays(from: DateOnly, to: DateOnly): DateOnly[] {
  const days: DateOnly[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}

/** The Friday on or after a day: options expire on Fridays. */
export const fridayFrom = (date: DateOnly) => addDays(date, (5 - weekday(date) + 7) % 7);
