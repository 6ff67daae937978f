import { addDays, weekday } from './calendar-days';
import type { DateOnly } from '../dates';

/**
 * Whether US exchanges trade on a day: weekdays except full holidays by the current rules. Special closings and half
 * days are not included, so a missing bar on such a day is not an error.
 */
export const isTradingDay = (day: DateOnly) =>
  weekday(day) >= 1 && weekday(day) <= 5 && !holidaysOf(Number(day.slice(0, 4))).has(day);

/** The trading days from one day to another, inclusive. */
export function tradingDays(from: DateOnly, to: DateOnly): DateOnly[] {
  const days: DateOnly[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}

/** The last trading day on or before a day. */
export function tradingDayUpTo(day: DateOnly): DateOnly {
  let last = day;
  while (!isTradingDay(last)) last = addDays(last, -1);
  return last;
}

/** The first trading day on or after a day. */
export function tradingDayFrom(day: DateOnly): DateOnly {
  let first = day;
  while (!isTradingDay(first)) first = addDays(first, 1);
  return first;
}

/** The last day of a month (1 to 12). */
export const monthEnd = (year: number, month: number): DateOnly =>
  addDays(month === 12 ? `${year + 1}-01-01` : dateOf(year, month + 1, 1), -1);

const known = new Map<number, Set<DateOnly>>();

function holidaysOf(year: number) {
  const there = known.get(year) ?? holidays(year);
  known.set(year, there);
  return there;
}

function holidays(year: number) {
  const newYear = `${year}-01-01`;
  const fixed = [`${year}-07-04`, `${year}-12-25`, ...(year >= 2022 ? [`${year}-06-19`] : [])];
  return new Set([
    // New Year's Day on a Saturday is not observed: the previous year ends with a trading day.
    weekday(newYear) === 0 ? addDays(newYear, 1) : newYear,
    ...fixed.map(nearestWeekday),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    addDays(easter(year), -2),
    lastMonday(year, 5),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 11, thursday, 4),
  ]);
}

const monday = 1;
const thursday = 4;

const dateOf = (year: number, month: number, day: number): DateOnly =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function nearestWeekday(day: DateOnly) {
  if (weekday(day) === 6) return addDays(day, -1);
  return weekday(day) === 0 ? addDays(day, 1) : day;
}

function nthWeekday(year: number, month: number, wanted: number, n: number) {
  const first = dateOf(year, month, 1);
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number) {
  const last = monthEnd(year, month);
  return addDays(last, -((weekday(last) - monday + 7) % 7));
}

/** Easter Sunday by the Meeus/Jones/Butcher algorithm. Good Friday is two days earlier. */
function easter(year: number) {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const shifted = epact + sunday - 7 * late + 114;
  return dateOf(year, Math.floor(shifted / 31), (shifted % 31) + 1);
}
