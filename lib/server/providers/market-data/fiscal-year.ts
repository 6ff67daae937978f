import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { isDateOnly, type DateOnly } from '@/lib/domain/shared/dates';

/** The date in "2025-09-27" or "2025-09-27 00:00:00"; otherwise undefined. */
export function dayIn(text: string | null | undefined): DateOnly | undefined {
  const day = text?.slice(0, 10);
  return isDateOnly(day) ? day : undefined;
}

/** Fiscal years of 52 or 53 weeks may end up to a week into the next month. */
const nominalEnd = (periodEnd: DateOnly) => addDays(periodEnd, Number(periodEnd.slice(8)) <= 7 ? -7 : 0);

/** A fiscal year is named after the calendar year in which it ends. */
export const fiscalYearOf = (periodEnd: DateOnly) => Number(nominalEnd(periodEnd).slice(0, 4));

/** The month in which the fiscal year ends, 1 to 12. */
export const fiscalMonthOf = (periodEnd: DateOnly) => Number(nominalEnd(periodEnd).slice(5, 7));
