import { log } from '@/lib/server/platform/log/log';
import { publishEquality } from './equality';

/** Job: runs daily and publishes once per quarter. Counts that change with each answer would reveal who gave it. */
export async function processDueEqualityReports() {
  if (await publishEquality()) log.info('quarterly equality progress published');
}
