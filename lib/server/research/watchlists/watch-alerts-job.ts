import { log } from '@/lib/server/platform/log/log';
import { fireAlerts } from './watch-alerts';

/** Runs after every refresh of prices, and at least once a day, so that a signal's last day is not missed. */
export async function processDueAlerts() {
  const fired = await fireAlerts();
  if (fired > 0) log.info({ fired }, 'watch alerts sent');
}
