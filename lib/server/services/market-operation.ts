import type { MarketStatus } from '@/lib/contracts/market-operation';
import { refreshKinds, type RefreshKind } from '@/lib/domain/market-refresh';
import { isTicker } from '@/lib/domain/tickers';
import { now } from '../clock';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { summariseRefreshes } from '../repositories/market-tries';
import { hasSymbol } from '../repositories/sector-members';
import { marketProvider, neededProvider } from './market-provider';
import { refreshSymbol, sectorKinds } from './market-refresh';
import { workOutSectorsOf } from './market-sectors';

/** For the operator: how the refreshes go. */
export async function readMarketStatus(): Promise<MarketStatus> {
  const { kinds, refused } = await summariseRefreshes(db(), now());
  return {
    provider: marketProvider()?.source ?? 'off',
    kinds: kinds.flatMap(({ kind, oldest, newest, ...counts }) => {
      const known = refreshKinds.find((name) => name === kind);
      return known ? [{ ...counts, kind: known, oldest: told(oldest), newest: told(newest) }] : [];
    }),
    refused: refused.map((row) => ({ ...row, notBefore: told(row.notBefore) })),
  };
}

/** Fetches now, whatever is due; what the plan refused stays unasked for its day. */
export async function refreshNow(ticker: string, kind: RefreshKind) {
  const provider = neededProvider();
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Please name a ticker, like AAPL.');
  if (!(await hasSymbol(db(), ticker))) throw new AppError('not_found', `We do not cover ${ticker} yet.`);
  const result = await refreshSymbol(provider, kind, ticker);
  const rows = result.state === 'fetched' ? result.rows : null;
  if (rows && sectorKinds.includes(kind)) await workOutSectorsOf([ticker]);
  return { state: result.state, rows, failure: result.state === 'failed' ? result.failure : null };
}

const told = (moment: Date | null) => moment?.toISOString() ?? null;
