import { isTicker } from '@/lib/domain/market/tickers';
import { db, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { listSlugs } from './sectors-repository';
import { findSymbolsLike } from './symbols-repository';

const nearestNamed = 3;

/** Parses a ticker from a path, in upper case; throws when it cannot be one. */
export function readTicker(text: string) {
  const ticker = text.toUpperCase();
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Enter a ticker like AAPL.');
  return ticker;
}

/** An error that suggests similar tickers; a service inside a transaction passes its handle. */
export async function unknownTicker(ticker: string, code: 'not_found' | 'bad_request' = 'not_found', handle?: Tx) {
  const near = await findSymbolsLike(handle ?? db(), ticker.toLowerCase(), nearestNamed);
  const meant = near.length === 0 ? '' : ` Did you mean ${near.map((one) => one.ticker).join(', ')}?`;
  return new AppError(code, `We do not cover ${ticker} yet.${meant} You can request it on the stock requests page.`);
}

/** An error that lists the existing sectors. */
export async function unknownSector(code: 'not_found' | 'bad_request' = 'not_found') {
  const slugs = await listSlugs(db());
  return new AppError(code, `Unknown sector. Use one of: ${slugs.join(', ')}.`);
}

/** An error that lists the allowed values. */
export const notAmong = (what: string, allowed: readonly string[], code: 'not_found' | 'bad_request' = 'bad_request') =>
  new AppError(code, `Unknown ${what}. Use one of: ${allowed.join(', ')}.`);
