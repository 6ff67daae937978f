import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsPage, type WeeklyReportsCopy } from '@/lib/content/investing/weekly-reports';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import type { LeadFormCopy } from '@/lib/content/leads/lead-form-copy';
import { incidentsContract, type Incident } from '@/lib/contracts/investing/incidents';
import { weeklyReportsContract, type ReportWeek } from '@/lib/contracts/investing/weekly-reports';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

export type WeeklyReportsProps = {
  copy: WeeklyReportsCopy;
  /** Not named `form`, which is the prop for a form's own page. */
  formCopy: LeadFormCopy;
  weeks: readonly ReportWeek[];
  incidents: readonly Incident[];
  isSample: boolean;
};

/** Weeks on the page: two years. The API returns all weeks. */
const maxWeeks = 104;

export const getWeeklyReportsProps: GetStaticProps<WeeklyReportsProps> = async () => {
  const [copy, formCopy] = [weeklyReportsPage, leadFormCopy['weekly-report']];
  if (isBuilding()) return { props: { copy, formCopy, weeks: [], incidents: [], isSample: false }, revalidate: 1 };
  const http = pageHttp();
  const [{ items, meta }, { items: incidents }] = await Promise.all([
    createClient(weeklyReportsContract, http).list(),
    createClient(incidentsContract, http).list(),
  ]);
  return {
    props: { copy, formCopy, weeks: items.slice(0, maxWeeks), incidents, isSample: meta.isSample },
    revalidate: 60,
  };
};
