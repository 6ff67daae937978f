import { log } from '@/lib/server/log';
import { findCustomPatterns } from '@/lib/server/services/custom-patterns';
import { issuePredictions } from '@/lib/server/services/predictions';
import { settlePredictions } from '@/lib/server/services/settle-predictions';
import { tendStocksToWatch } from '@/lib/server/services/stocks-to-watch';

/** Once a day, after the prices of the day before are in: judges what is due, says what is new, finds shapes and picks. */
export async function predict() {
  const settled = await settlePredictions();
  const issued = await issuePredictions();
  const found = await findCustomPatterns();
  const { put, taken } = await tendStocksToWatch();
  if (settled + issued + found + put + taken > 0)
    log.info({ settled, issued, found, put, taken }, 'predictions looked after');
}
