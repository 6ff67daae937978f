import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { weeklyReportsPage, type WeeklyReportsWords } from '@/lib/content/weekly-reports';
import { incidentsContract, type Incident } from '@/lib/contracts/incidents';
import { weeklyReportsContract, type ReportWeek } from '@/lib/contracts/weekly-reports';
import { isBuilding } from '../env';
import { pageHttp } from './api-client';

export type WeeklyReportsProps = {
  words: WeeklyReportsWords;
  weeks: readonly ReportWeek[];
  incidents: readonly Incident[];
  isSample: boolean;
};

/** Two years fit on a page; the call gives every week. */
const mostWeeks = 104;

export const getWeeklyReportsProps: GetStaticProps<WeeklyReportsProps> = async () => {
  const words = weeklyReportsPage;
  if (isBuilding()) return { props: { words, weeks: [], incidents: [], isSample: false }, revalidate: 1 };
  const http = pageHttp();
  const [{ items, meta }, { items: incidents }] = await Promise.all([
    createClient(weeklyReportsContract, http).list(),
    createClient(incidentsContract, http).list(),
  ]);
  return { props: { words, weeks: items.slice(0, mostWeeks), incidents, isSample: meta.isSample }, revalidate: 60 };
};
