import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { usdExact } from '@/lib/domain/shared/money';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';

/** The figures of a report, in page order. */
export const reportFigures = [
  'membersOpen',
  'membersJoined',
  'membersLeft',
  'revenueCents',
  'churn',
  'refundsCents',
  'signalsIssued',
  'signalsClosed',
  'predictionsIssued',
  'predictionsSettled',
  'recordHeadHash',
  'commissionsPaidCents',
  'incidents',
  'requestsAnswered',
  'sharesEntries',
  'sharesHeadHash',
] as const;
export type ReportFigure = (typeof reportFigures)[number];
export type ReportFigures = Partial<Record<ReportFigure, number | string | null>>;

/**
 * Formats a figure: amounts to the cent, other numbers with digit grouping, hashes unchanged. Null if there is no value
 * yet.
 */
export function figureText(name: ReportFigure, value: number | string | null | undefined): string | null {
  if (typeof value !== 'number') return value ?? null;
  return name.endsWith('Cents') ? usdExact(value) : groupDigits(value);
}

/** Figures added in a later version. An earlier report without them is still valid. */
const addedLater: ReadonlySet<ReportFigure> = new Set(['recordHeadHash', 'commissionsPaidCents', 'incidents']);

/** Whether a report contains the figure, so that it can be recomputed. */
export const isReportedIn = (figures: ReportFigures, name: ReportFigure) =>
  name in figures && !(figures[name] === null && addedLater.has(name));

/** The Monday of the last complete week (UTC). */
export const lastWholeWeek = (today: DateOnly) => addDays(mondayOf(today), -7);

export const mondayOf = (day: DateOnly) => addDays(day, -((weekday(day) + 6) % 7));

/** The error message if a week cannot be reported, otherwise null. */
export function weekFault(week: DateOnly, today: DateOnly) {
  if (mondayOf(week) !== week) return `${week} is not a Monday; its week begins on ${mondayOf(week)}.`;
  if (week > lastWholeWeek(today)) return `The week of ${week} is not over yet.`;
  return null;
}

/** All weeks from the first report to the last complete week, newest first, including weeks without a report. */
export function weeksToShow(reported: readonly DateOnly[], today: DateOnly): DateOnly[] {
  const first = [...reported].sort()[0];
  if (first === undefined) return [];
  const weeks: DateOnly[] = [];
  for (let week = lastWholeWeek(today); week >= first; week = addDays(week, -7)) weeks.push(week);
  return weeks;
}

/** The figures as hashed, sorted by name. */
export const figureLines = (figures: ReportFigures) =>
  Object.entries(figures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value ?? ''}`);
