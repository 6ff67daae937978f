import { recordVariants, priceBases } from '@/lib/domain/signals/statistics/performance-view';
import { runCoalesced } from '@/lib/server/platform/http/regenerate-pages';
import { settings } from '@/lib/server/platform/settings/env';

/**
 * Computes and stores the trade figures that visitors are likely to request, unless they are already stored for the
 * current trades and day. Runs after each change of the ledger and every minute, because prices change and a new day
 * begins.
 */
export async function storeFigures() {
  if (settings().apiBaseUrl) return;
  await runCoalesced('figures of the trades', storeAll);
}

async function storeAll() {
  // Imported here because only this job needs these page modules.
  const [{ storedPerformance }, { storedFirstWhatIf }, { storedTrackRecord }, { storedHomeRecord }, files] =
    await Promise.all([
      import('@/lib/server/signals/page-props/performance'),
      import('@/lib/server/signals/page-props/what-if'),
      import('@/lib/server/signals/page-props/options-signals'),
      import('@/lib/server/marketing/page-props/home'),
      import('../site-files/read-record'),
    ]);
  for (const keep of [storedHomeRecord, storedTrackRecord, files.keptShareCurve, files.keptSitemapIds]) await keep();
  for (const variant of recordVariants) {
    await storedFirstWhatIf(variant);
    for (const price of priceBases) await storedPerformance({ variant, price });
  }
}
