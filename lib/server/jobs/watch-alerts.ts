import { log } from '@/lib/server/log';
import { fireAlerts } from '@/lib/server/services/watch-alerts';

/** Looks after every refresh of prices, and once a day at least is certain to see a signal's last day. */
export async function tendAlerts() {
  const fired = await fireAlerts();
  if (fired > 0) log.info({ fired }, 'watch alerts sent');
}
