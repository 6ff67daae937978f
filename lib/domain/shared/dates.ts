/** A day without time or time zone, 'YYYY-MM-DD'. Never converted to an instant, so it cannot shift. */
export type DateOnly = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDateOnly(value: unknown): value is DateOnly {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = shape.exec(value) ?? [];
  // There is no year 0: 1 BC precedes AD 1, and databases reject it.
  if (year === undefined || year === '0000' || month === undefined || day === undefined) return false;
  return (
    Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
  );
}

/** MM/DD, for the trade table (section 9). */
export const monthDay = (date: DateOnly) => fullDate(date).slice(0, 5);

/** MM/DD/YYYY, for everything else. */
export function fullDate(date: DateOnly) {
  const [year, month, day] = partsOf(date);
  return `${month}/${day}/${year}`;
}

/** The UTC day of an ISO timestamp as MM/DD/YYYY. */
export const dayOf = (instant: string) => fullDate(instant.slice(0, 10));

/** Year, month and day as strings. */
export function partsOf(date: DateOnly) {
  if (!isDateOnly(date)) throw new RangeError(`Not a date: ${String(date)}`);
  return [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)] as const;
}

function daysIn(year: number, month: number) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
