import { isTicker } from '@/lib/domain/market/tickers';
import { db, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { listSlugs } from './sectors-repository';
import { findSymbolsLike } from './symbols-repository';

const nearestNamed = 3;

/** Parses a ticker from a path and converts it to upper case. Throws 400 if it cannot be a ticker. */
export function readTicker(text: string) {
  const ticker = text.toUpperCase();
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Enter a ticker like AAPL.');
  return ticker;
}

/** An error about an unknown ticker that suggests similar ones. Pass the handle when in a transaction. */
export async function unknownTicker(ticker: string, code: 'not_found' | 'bad_request' = 'not_found', handle?: Tx) {
  const near = await findSymbolsLike(handle ?? db(), ticker.toLowerCase(), nearestNamed);
  const meant = near.length === 0 ? '' : ` Did you mean ${near.map((one) => one.ticker).join(', ')}?`;
  return new AppError(code, `We do not cover ${ticker} yet.${meant} You can request it on the stock requests page.`);
}

/** An error about an unknown sector that lists all sectors. */
export async function unknownSector(code: 'not_found' | 'bad_request' = 'not_found') {
  const slugs = await listSlugs(db());
  return new AppError(code, `Unknown sector. Use one of: ${slugs.join(', ')}.`);
}

/** An error about an unknown value that lists the allowed values. */
export const notAmong = (what: string, allowed: readonly string[], code: 'not_found' | 'bad_request' = 'bad_request') =>
  new AppError(code, `Unknown ${what}. Use one of: ${allowed.join(', ')}.`);
