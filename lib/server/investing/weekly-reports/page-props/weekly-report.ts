import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsPage, type WeeklyReportsCopy } from '@/lib/content/investing/weekly-reports';
import { weeklyReportsContract, type ReportWeek } from '@/lib/contracts/investing/weekly-reports';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { isDateOnly, type DateOnly } from '@/lib/domain/shared/dates';
import { weekFault } from '@/lib/domain/investing/weekly-report';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { pageNow } from '@/lib/server/app/page-props/page-clock';

export type WeeklyReportProps = {
  copy: WeeklyReportsCopy;
  week: ReportWeek;
  /** The previous and the next week; null for a week without a report. */
  earlier: DateOnly | null;
  later: DateOnly | null;
  isSample: boolean;
};

/** Props for a finished week: its report with corrections, or that there is none. */
export const getWeeklyReportProps: GetServerSideProps<WeeklyReportProps> = async ({ params, res }) => {
  const day = params?.week;
  if (!isDateOnly(day) || weekFault(day, utcDay(pageNow())) !== null) return { notFound: true };
  const { items, meta } = await createClient(weeklyReportsContract, pageHttp()).list();
  const has = (week: DateOnly) => (items.some((one) => one.week === week) ? week : null);
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      copy: weeklyReportsPage,
      week: items.find(({ week }) => week === day) ?? { week: day, revisions: [] },
      earlier: has(addDays(day, -7)),
      later: has(addDays(day, 7)),
      isSample: meta.isSample,
    },
  };
};
