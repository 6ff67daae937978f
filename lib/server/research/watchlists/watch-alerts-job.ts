import { log } from '@/lib/server/platform/log/log';
import { fireAlerts } from './watch-alerts';

/** Job: runs after every price refresh and at least once a day, so that the last day of a signal is not missed. */
export async function processDueAlerts() {
  const fired = await fireAlerts();
  if (fired > 0) log.info({ fired }, 'watch alerts sent');
}
