import type { MarketStatus } from '@/lib/contracts/market/market-operation';
import { refreshKinds, type RefreshKind } from '@/lib/domain/market/market-refresh';
import { isTicker } from '@/lib/domain/market/tickers';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { summarizeRefreshes } from './market-tries-repository';
import { hasSymbol } from './sector-members-repository';
import { marketProvider, neededProvider } from './market-provider';
import { refreshSymbol, sectorKinds } from './market-refresh';
import { computeFiguresOfSectorsOf } from './market-sectors';

/** The state of all refreshes, for the operator. */
export async function readMarketStatus(): Promise<MarketStatus> {
  const { kinds, refused } = await summarizeRefreshes(db(), now());
  return {
    provider: marketProvider()?.source ?? 'off',
    kinds: kinds.flatMap(({ kind, oldest, newest, ...counts }) => {
      const known = refreshKinds.find((name) => name === kind);
      return known ? [{ ...counts, kind: known, oldest: toIso(oldest), newest: toIso(newest) }] : [];
    }),
    refused: refused.map((row) => ({ ...row, notBefore: toIso(row.notBefore) })),
  };
}

/**
 * Fetches data immediately, even if it is not due. Requests that the provider's plan rejected are still skipped for a
 * day.
 */
export async function refreshNow(ticker: string, kind: RefreshKind) {
  const provider = neededProvider();
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Enter a ticker like AAPL.');
  if (!(await hasSymbol(db(), ticker))) throw new AppError('not_found', `We do not cover ${ticker} yet.`);
  const result = await refreshSymbol(provider, kind, ticker);
  if (provider.isKeyRefused()) throw new AppError('upstream', marketKeyRefused);
  const rows = result.state === 'fetched' ? result.rows : null;
  if (rows && sectorKinds.includes(kind)) await computeFiguresOfSectorsOf([ticker]);
  return { state: result.state, rows, failure: result.state === 'failed' ? result.failure : null };
}

const marketKeyRefused = 'Finnhub rejected our key. Correct FINNHUB_API_KEY and restart.';

const toIso = (moment: Date | null) => moment?.toISOString() ?? null;
