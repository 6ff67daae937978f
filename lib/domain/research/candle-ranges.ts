import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { CandleRange } from './research';

/** Calendar days per range. A year has 366, so that the same day of the previous year is included. */
export const daysOf: Record<Exclude<CandleRange, 'ytd'>, number> = {
  '5d': 7,
  '1m': 31,
  '3m': 92,
  '6m': 183,
  '1y': 366,
  '3y': 1_096,
  '5y': 1_827,
  '10y': 3_653,
};

/** Ranges that show all available prices just like a shorter range, so that they would draw the same chart. */
export function repeatedRanges(ranges: readonly CandleRange[], { since, last }: { since: DateOnly; last: DateOnly }) {
  const whole = ranges.filter((range) => rangeStart(range, last) <= since);
  return whole.slice(1);
}

/** The first day of a range that ends on `last`. Year to date starts with the last close of the previous year. */
export const rangeStart = (range: CandleRange, last: DateOnly): DateOnly =>
  range === 'ytd' ? tradingDayUpTo(`${Number(last.slice(0, 4)) - 1}-12-31`) : addDays(last, -daysOf[range]);
