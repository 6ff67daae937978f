import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { isReportedIn, reportFigures, type ReportFigures } from '@/lib/domain/investing/weekly-report';
import type { Handle } from '@/lib/server/platform/db/pool';
import { countWeek } from './week-figures-repository';
import { countReportWeek } from './weekly-reports-repository';

/** Computes every figure of a week from its query; null where no data exists yet. */
export async function countFigures(handle: Handle, week: DateOnly): Promise<ReportFigures> {
  const [from, until] = [week, addDays(week, 7)].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  const counted = await countReportWeek(handle, week);
  const { issued, settled, requestsAnswered } = await countWeek(handle, from, until);
  return { ...counted, predictionsIssued: issued, predictionsSettled: settled, requestsAnswered };
}

/** The figures that an earlier count has and that are different now. */
export const differingFigures = (earlier: ReportFigures, figures: ReportFigures) =>
  reportFigures.filter((name) => isReportedIn(earlier, name) && earlier[name] !== figures[name]);
