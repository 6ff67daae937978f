import { isTicker } from '@/lib/domain/tickers';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { listSlugs } from '../repositories/sectors';

/** A ticker as the address has it, in capitals; what none could be is refused before anything is asked. */
export function readTicker(text: string) {
  const ticker = text.toUpperCase();
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Please name a ticker, like AAPL.');
  return ticker;
}

export const unknownTicker = (ticker: string) =>
  new AppError('not_found', `We do not cover ${ticker} yet. You can ask for it among the stock requests.`);

/** Names the sectors that there are. */
export async function unknownSector(code: 'not_found' | 'bad_request' = 'not_found') {
  const slugs = await listSlugs(db());
  return new AppError(code, `There is no such sector. There are: ${slugs.join(', ')}.`);
}

/** Names what could have been asked for. */
export const notAmong = (what: string, allowed: readonly string[], code: 'not_found' | 'bad_request' = 'bad_request') =>
  new AppError(code, `There is no such ${what}. There are: ${allowed.join(', ')}.`);
