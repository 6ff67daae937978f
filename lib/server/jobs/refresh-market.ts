import { refreshKinds, type RefreshKind } from '@/lib/domain/market-refresh';
import { now } from '@/lib/server/clock';
import { db } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { listDue, type Due } from '@/lib/server/repositories/market-tries';
import { marketProvider } from '@/lib/server/services/market-provider';
import { refreshSymbol, sectorKinds } from '@/lib/server/services/market-refresh';
import { workOutSectorsOf } from '@/lib/server/services/market-sectors';
import { isStopping } from '@/lib/server/stopping';

/** The job runs every other minute; what is left over is due at the next run. */
const runMs = 90_000;
const most = 500;
const atOnce = 3;
/** As many as open the provider's breaker. */
const mostDown = 5;

/** The simulation knows nothing new but prices. */
const kindsOf: Record<'finnhub' | 'sample', readonly RefreshKind[]> = { finnhub: refreshKinds, sample: ['bars'] };

/** Fetches what is due, as much as the provider's limits let through. Off without a provider. */
export async function refreshMarket() {
  const provider = marketProvider();
  if (!provider) return;
  const start = performance.now();
  const { source } = provider;
  const queue = await listDue(db(), { kinds: kindsOf[source], source, at: now(), most });
  const counts = { fetched: 0, failed: 0, busy: 0 };
  const touched = new Set<string>();
  let isBlocked = false;
  let downInRow = 0;
  const work = async () => {
    for (let next: Due | undefined; (next = queue.shift());) {
      if (isBlocked || isStopping() || performance.now() - start > runMs) return;
      const result = await refreshSymbol(provider, next.kind, next.ticker);
      counts[result.state] += 1;
      if (result.state === 'fetched' && result.rows > 0 && sectorKinds.includes(next.kind)) touched.add(next.ticker);
      const failure = result.state === 'failed' ? result.failure : undefined;
      downInRow = failure === 'down' ? downInRow + 1 : 0;
      // Whoever is asked to slow down does not go on with the next symbol, nor who finds nobody there.
      if (failure === 'limit' || downInRow >= mostDown) isBlocked = true;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await workOutSectorsOf([...touched]);
  if (counts.fetched + counts.failed > 0) log.info(counts, 'market data refreshed');
}
