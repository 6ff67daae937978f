import { log } from '@/lib/server/platform/log/log';
import { draftLastWeek } from './weekly-report-draft';

/** Counts the last finished week once, so that the operator finds its draft on Monday. */
export async function draftWeeklyReport() {
  const week = await draftLastWeek();
  if (week !== null) log.info({ week }, 'weekly report drafted');
}
