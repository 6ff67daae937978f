import { refreshNextTradierLink } from './tradier-refresh';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Max links per run; the others are refreshed in the next run. */
const most = 50;

/** Job: refreshes Tradier tokens before they expire. */
export async function refreshTradier() {
  for (let done = 0; done < most && !isStopping(); done += 1) if (!(await refreshNextTradierLink())) return;
}
