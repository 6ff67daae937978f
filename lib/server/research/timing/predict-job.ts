import { log } from '@/lib/server/platform/log/log';
import { findCustomPatterns } from '@/lib/server/market/custom-patterns';
import { issuePredictions } from './predictions';
import { settlePredictions } from './settle-predictions';
import { updateStocksToWatch } from './stocks-to-watch';

/**
 * Daily job, run once the previous day's prices are in: settles due predictions, issues new ones, finds price patterns
 * and updates the stocks to watch.
 */
export async function predict() {
  const settled = await settlePredictions();
  const issued = await issuePredictions();
  const found = await findCustomPatterns();
  const { put, taken } = await updateStocksToWatch();
  if (settled + issued + found + put + taken > 0)
    log.info({ settled, issued, found, put, taken }, 'predictions processed');
}
