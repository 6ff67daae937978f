import type { DateOnly } from '@/lib/domain/shared/dates';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';

export type Unit = 'decade' | 'year' | 'month';

/** Days from `from` (inclusive) to `until` (exclusive); null is open-ended. */
type Days = { from: DateOnly | null; until: DateOnly | null };

/** A range of whole units, or of single days if `unit` is null. */
export type CountingStep = Days & { unit: Unit | null };

/**
 * Splits a range of days into as few parts as possible, which are counted from stored totals of whole decades, years
 * and months: the whole units of the first kind in the middle, smaller units around them, and single days at both ends.
 */
export function stepsOf({ from, until }: Days, units: readonly Unit[]): CountingStep[] {
  if (from !== null && until !== null && !isBefore(from, until)) return [];
  const [unit, ...finer] = units;
  if (unit === undefined) return [{ unit: null, from, until }];
  const first = from === null || from === startOf(from, unit) ? from : nextStart(from, unit);
  const end = until === null ? null : startOf(until, unit);
  if (first !== null && end !== null && !isBefore(first, end)) return stepsOf({ from, until }, finer);
  return [
    { unit, from: first, until: end },
    ...(from === null ? [] : stepsOf({ from, until: first }, finer)),
    ...(until === null ? [] : stepsOf({ from: end, until }, finer)),
  ];
}

/** The next day. 9999-12-31 is followed by 10000-01-01, which Postgres accepts. */
export const nextDay = (day: DateOnly): DateOnly => (day === '9999-12-31' ? '10000-01-01' : addDays(day, 1));

const isBefore = (one: DateOnly, other: DateOnly) => one.padStart(11, '0') < other.padStart(11, '0');

function startOf(day: DateOnly, unit: Unit): DateOnly {
  const [year = '', month = ''] = day.split('-');
  if (unit === 'decade') return `${year.slice(0, -1)}0-01-01`;
  return unit === 'year' ? `${year}-01-01` : `${year}-${month}-01`;
}

function nextStart(day: DateOnly, unit: Unit): DateOnly {
  const [year = 0, month = 0] = startOf(day, unit).split('-').map(Number);
  const months = year * 12 + month - 1 + { decade: 120, year: 12, month: 1 }[unit];
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(Math.floor(months / 12), 4)}-${digits((months % 12) + 1, 2)}-01`;
}
