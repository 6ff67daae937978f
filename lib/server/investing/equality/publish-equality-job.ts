import { log } from '@/lib/server/platform/log/log';
import { publishEquality } from './equality';

/** Runs daily, writes once a quarter: counts that change with each answer would reveal who gave it. */
export async function processDueEqualityReports() {
  if (await publishEquality()) log.info('quarterly equality progress published');
}
