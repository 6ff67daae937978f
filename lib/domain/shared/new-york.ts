import type { DateOnly } from './dates';

const newYorkClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
});

/** The calendar day in New York. */
export const newYorkDay = (at: Date): DateOnly => newYorkParts(at).day;

/** The instant of a whole hour in New York on a day, in winter and summer time. */
export function newYorkHour(day: DateOnly, hour: number): Date {
  const asWinter = new Date(`${day}T${String(hour + 5).padStart(2, '0')}:00:00Z`);
  return newYorkParts(asWinter).hour === hour ? asWinter : new Date(asWinter.getTime() - 3_600_000);
}

/** The calendar day and the hour (0 to 23) in New York. */
export function newYorkParts(at: Date) {
  const parts = Object.fromEntries(newYorkClock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}
