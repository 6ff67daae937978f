import { addDays, weekday } from './calendar-days';
import type { DateOnly } from './dates';

/** What a report counts, in the order of its page; null where there is nothing to count with yet. */
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

/** Counted only since something keeps them: a report that names one as missing was right when it was written. */
const keptSinceLater: ReadonlySet<ReportFigure> = new Set(['recordHeadHash', 'commissionsPaidCents', 'incidents']);

/** Whether a report says anything of a figure that can be counted again. */
export const isToldBy = (kept: ReportFigures, name: ReportFigure) =>
  name in kept && !(kept[name] === null && keptSinceLater.has(name));

/** The Monday of the last week that is over; a week belongs to UTC. */
export const lastWholeWeek = (today: DateOnly) => addDays(mondayOf(today), -7);

export const mondayOf = (day: DateOnly) => addDays(day, -((weekday(day) + 6) % 7));

/** Why a week cannot be reported on, in a sentence; nothing when it can. */
export function weekFault(week: DateOnly, today: DateOnly) {
  if (mondayOf(week) !== week) return `${week} is no Monday; the week of that day begins on ${mondayOf(week)}.`;
  if (week > lastWholeWeek(today)) return `The week of ${week} is not over yet.`;
  return null;
}

/** Every week from the first report to the last week that is over, the newest first: one without a report is a gap. */
export function weeksToShow(reported: readonly DateOnly[], today: DateOnly): DateOnly[] {
  const first = [...reported].sort()[0];
  if (first === undefined) return [];
  const weeks: DateOnly[] = [];
  for (let week = lastWholeWeek(today); week >= first; week = addDays(week, -7)) weeks.push(week);
  return weeks;
}

/** The figures as they are hashed: sorted by name, so that a list that grows changes no old hash. */
export const figureLines = (figures: ReportFigures) =>
  Object.entries(figures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value ?? ''}`);
