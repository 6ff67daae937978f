import { isTicker } from '@/lib/domain/tickers';
import { db, type Tx } from '../db/pool';
import { AppError } from '../errors';
import { listSlugs } from '../repositories/sectors';
import { findSymbolsLike } from '../repositories/symbols';

const nearestNamed = 3;

/** A ticker as the address has it, in capitals; what none could be is refused before anything is asked. */
export function readTicker(text: string) {
  const ticker = text.toUpperCase();
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Please name a ticker, like AAPL.');
  return ticker;
}

/** Names what may have been meant; a service that is inside of a transaction hands it over. */
export async function unknownTicker(ticker: string, code: 'not_found' | 'bad_request' = 'not_found', handle?: Tx) {
  const near = await findSymbolsLike(handle ?? db(), ticker.toLowerCase(), nearestNamed);
  const meant = near.length === 0 ? '' : ` Nearest to it: ${near.map((one) => one.ticker).join(', ')}.`;
  return new AppError(code, `We do not cover ${ticker} yet.${meant} You can ask for it among the stock requests.`);
}

/** Names the sectors that there are. */
export async function unknownSector(code: 'not_found' | 'bad_request' = 'not_found') {
  const slugs = await listSlugs(db());
  return new AppError(code, `There is no such sector. There are: ${slugs.join(', ')}.`);
}

/** Names what could have been asked for. */
export const notAmong = (what: string, allowed: readonly string[], code: 'not_found' | 'bad_request' = 'bad_request') =>
  new AppError(code, `There is no such ${what}. There are: ${allowed.join(', ')}.`);
