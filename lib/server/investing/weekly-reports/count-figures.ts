import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { isReportedIn, reportFigures, type ReportFigures } from '@/lib/domain/investing/weekly-report';
import type { Handle } from '@/lib/server/platform/db/pool';
import { countWeek } from './week-figures-repository';
import { countReportWeek } from './weekly-reports-repository';

/** Counts all figures of a week. A figure is null if no data exists for it yet. */
export async function countFigures(handle: Handle, week: DateOnly): Promise<ReportFigures> {
  const [from, until] = [week, addDays(week, 7)].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  const counted = await countReportWeek(handle, week);
  const { issued, settled, requestsAnswered } = await countWeek(handle, from, until);
  return { ...counted, predictionsIssued: issued, predictionsSettled: settled, requestsAnswered };
}

/** The figures of an earlier count that are different now. */
export const differingFigures = (earlier: ReportFigures, figures: ReportFigures) =>
  reportFigures.filter((name) => isReportedIn(earlier, name) && earlier[name] !== figures[name]);
