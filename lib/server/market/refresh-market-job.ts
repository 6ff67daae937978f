import { refreshKinds, type RefreshKind } from '@/lib/domain/market/market-refresh';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { listDue, type Due } from './market-tries-repository';
import { marketProvider } from './market-provider';
import { refreshSymbol, sectorKinds } from './market-refresh';
import { computeFiguresOfSectorsOf } from './market-sectors';
import { isStopping } from '@/lib/server/platform/health/stopping';

/** Max time of a run; the rest is fetched in the next one. The job runs every two minutes. */
const runMs = 90_000;
const max = 500;
const atOnce = 3;
/** Failures in a row after which a run stops; as many open the provider's circuit breaker. */
const maxUnavailable = 5;

/** The simulated provider only has new prices. */
const kindsOf: Record<'finnhub' | 'sample', readonly RefreshKind[]> = { finnhub: refreshKinds, sample: ['bars'] };

/** Job: fetches due data within the provider's limits. Does nothing without a provider. */
export async function refreshMarket() {
  const provider = marketProvider();
  if (!provider || provider.isKeyRefused()) return;
  const start = performance.now();
  const { source } = provider;
  const queue = await listDue(db(), { kinds: kindsOf[source], source, at: now(), max });
  const counts = { fetched: 0, failed: 0, busy: 0 };
  const touched = new Set<string>();
  let isBlocked = false;
  let downInRow = 0;
  const work = async () => {
    for (let next: Due | undefined; (next = queue.shift());) {
      if (isBlocked || provider.isKeyRefused() || isStopping() || performance.now() - start > runMs) return;
      const result = await refreshSymbol(provider, next.kind, next.ticker);
      counts[result.state] += 1;
      if (result.state === 'fetched' && result.rows > 0 && sectorKinds.includes(next.kind)) touched.add(next.ticker);
      const failure = result.state === 'failed' ? result.failure : undefined;
      downInRow = failure === 'down' ? downInRow + 1 : 0;
      // A rate limit or a provider that is down ends the run.
      if (failure === 'limit' || downInRow >= maxUnavailable) isBlocked = true;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await computeFiguresOfSectorsOf([...touched]);
  if (counts.fetched + counts.failed > 0) log.info(counts, 'market data refreshed');
}
