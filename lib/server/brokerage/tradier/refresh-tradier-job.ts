import { refreshNextTradierLink } from './tradier-refresh';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Maximum per run; the rest is due at the next one. */
const most = 50;

/** Refreshes Tradier tokens before they expire. */
export async function refreshTradier() {
  for (let done = 0; done < most && !isStopping(); done += 1) if (!(await refreshNextTradierLink())) return;
}
