import { lastClosedDay, retryAfterMs, type RefreshFailure, type RefreshKind } from '@/lib/domain/market/market-refresh';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import type { MarketDataProvider } from '@/lib/server/providers/market-data/market-data';
import {
  claimRefresh,
  recordRefused,
  listRejectedRequests,
  completeRefresh,
  type Claim,
} from './market-tries-repository';
import type { Fetched, FetchTable, MarketFetcher } from './market-fetch';
import { fetchBars } from './market-fetch-bars';
import { fetchNews, fetchOwnership, fetchRecommendations, fetchTargets } from './market-fetch-opinions';
import { fetchFundamentals } from './market-fetch-years';
import { computeFiguresOfSymbol } from './compute-figures';

const fetches: FetchTable = {
  bars: fetchBars,
  fundamentals: fetchFundamentals,
  recommendations: fetchRecommendations,
  targets: fetchTargets,
  ownership: fetchOwnership,
  news: fetchNews,
};

export type Refreshed =
  | { state: 'fetched'; rows: number }
  | { state: 'failed'; failure: RefreshFailure }
  /** Another process is fetching the same data. */
  | { state: 'busy' };

/** The kinds of data that sectors' figures are computed from. */
export const sectorKinds: readonly RefreshKind[] = ['bars', 'fundamentals', 'recommendations', 'ownership'];

/** How long a claim lasts: longer than the longest fetch, which is seven calls of eight seconds plus waits. */
const claimMs = 5 * 60_000;

/**
 * Fetches one kind of data for a symbol. Claims it first, so that no other process fetches it, then calls the provider
 * outside a transaction and stores the data with the result in one. A failure changes only the result.
 */
export async function refreshSymbol(
  provider: MarketDataProvider,
  kind: RefreshKind,
  ticker: string,
): Promise<Refreshed> {
  const at = now();
  const claim: Claim = { kind, ticker, claimedUntil: new Date(at.getTime() + claimMs) };
  if (!(await claimRefresh(db(), claim, at))) return { state: 'busy' };
  try {
    const ask = questioner(provider, ticker, at);
    return await settle(provider, claim, await fetches[kind]({ ticker, at, source: provider.source, ask }));
  } catch (error) {
    // The failure is ours, not the provider's: the database is unreachable or rejects the data.
    log.error({ err: error, kind, ticker }, 'could not store market data');
    return fail(claim, { ok: false, reason: 'unusable', why: 'it could not be stored' });
  }
}

async function settle({ source }: MarketDataProvider, claim: Claim, fetched: Fetched): Promise<Refreshed> {
  if (!fetched.ok) return fail(claim, fetched);
  const { kind, ticker } = claim;
  const fetchedAt = now();
  const rows = await transaction(async (tx) => {
    const isOurs = await completeRefresh(tx, claim, { fetchedAt, source });
    if (!isOurs) return undefined;
    const kept = await fetched.save(tx, { source, asOf: fetchedAt, isSample: source === 'sample' });
    if (kept > 0 && (kind === 'bars' || kind === 'fundamentals')) await computeFiguresOfSymbol(tx, ticker);
    return kept;
  });
  return rows === undefined ? { state: 'busy' } : { state: 'fetched', rows };
}

async function fail(claim: Claim, { reason, why }: Extract<Fetched, { ok: false }>): Promise<Refreshed> {
  const { kind, ticker } = claim;
  log.warn({ kind, ticker, reason, why }, 'could not refresh market data');
  const notBefore = new Date(now().getTime() + retryAfterMs[reason]);
  await completeRefresh(db(), claim, { failure: reason, notBefore });
  return { state: 'failed', failure: reason };
}

/**
 * Returns a function that requests data about a symbol. Requests that the provider's plan rejected are skipped for a
 * day.
 */
function questioner(provider: MarketDataProvider, ticker: string, at: Date): MarketFetcher {
  return async (question, from) => {
    const refused = await listRejectedRequests(db(), ticker, at);
    if (refused.includes(question)) return { ok: false, reason: 'premium', why: 'the plan recently rejected it' };
    const to = question === 'news' ? utcDay(at) : lastClosedDay(at);
    const answer = await provider.ask(question, { ticker, from: from ?? to, to });
    if (!answer.ok && answer.reason === 'premium') {
      // For a foreign share such as SAP.DE, only that ticker is rejected; otherwise the request is rejected for all.
      const subject = ticker.includes('.') ? ticker : '*';
      await recordRefused(db(), { question, subject, at, notBefore: new Date(at.getTime() + retryAfterMs.premium) });
    }
    return answer;
  };
}
