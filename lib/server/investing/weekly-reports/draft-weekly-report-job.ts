import { log } from '@/lib/server/platform/log/log';
import { draftLastWeek } from './weekly-report-draft';

/** Job: drafts the report of the last finished week, once, so that the operator finds it on Monday. */
export async function draftWeeklyReport() {
  const week = await draftLastWeek();
  if (week !== null) log.info({ week }, 'weekly report drafted');
}
