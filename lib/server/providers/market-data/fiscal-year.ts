import { isDateOnly, type DateOnly } from '@/lib/domain/dates';

/** The day of "2025-09-27" and "2025-09-27 00:00:00". */
export function dayIn(text: string | null | undefined): DateOnly | undefined {
  const day = text?.slice(0, 10);
  return isDateOnly(day) ? day : undefined;
}

/**
 * A fiscal year is named by the year in which it ends. Years of 52 or 53 weeks may run into the first days of January and
 * keep the year's name.
 */
export function fiscalYearOf(periodEnd: DateOnly) {
  const year = Number(periodEnd.slice(0, 4));
  return periodEnd.slice(5) <= '01-07' ? year - 1 : year;
}
