import { refreshNextTradierLink } from './tradier-refresh';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Max links per run; the others are refreshed in the next run. */
const max = 50;

/** Job: refreshes Tradier tokens before they expire. */
export async function refreshTradier() {
  for (let done = 0; done < max && !isStopping(); done += 1) if (!(await refreshNextTradierLink())) return;
}
