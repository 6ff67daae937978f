import { log } from '@/lib/server/log';
import { findCustomPatterns } from '@/lib/server/services/custom-patterns';
import { issuePredictions } from '@/lib/server/services/predictions';
import { settlePredictions } from '@/lib/server/services/settle-predictions';

/** Once a day, after the prices of the day before are in: judges what is due, says what is new, finds shapes. */
export async function predict() {
  const settled = await settlePredictions();
  const issued = await issuePredictions();
  const found = await findCustomPatterns();
  if (settled + issued + found > 0) log.info({ settled, issued, found }, 'predictions looked after');
}
