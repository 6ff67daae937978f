import { isTicker } from '@/lib/domain/tickers';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { AppError } from '../errors';
import { hasSymbol, insertSymbol, joinSector, listSectorsOf } from '../repositories/sector-members';
import { neededProvider } from './market-provider';
import { workOutSector } from './work-out-figures';

/** Works out anew, each in a transaction of its own, the sectors that these symbols belong to. */
export async function workOutSectorsOf(tickers: readonly string[]) {
  if (tickers.length === 0) return;
  for (const slug of await listSectorsOf(db(), tickers)) await transaction((tx) => workOutSector(tx, slug));
}

/**
 * Takes a symbol into a sector. One that the site does not have yet is asked for first: what the provider does not know
 * is not taken in. Its data come with the next refreshes.
 */
export async function addToSector(ticker: string, slug: string) {
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Please name a ticker, like AAPL.');
  const values = (await hasSymbol(db(), ticker)) ? undefined : await describeSymbol(ticker);
  const outcome = await transaction(async (tx) => {
    if (values) await insertSymbol(tx, values);
    const joined = await joinSector(tx, slug, ticker);
    if (joined === 'unknown') throw new AppError('not_found', `There is no sector ${slug}.`);
    if (joined === 'full') throw new AppError('conflict', `The sector ${slug} has its hundred stocks.`);
    return joined;
  });
  if (outcome === 'added') await transaction((tx) => workOutSector(tx, slug));
  return outcome;
}

async function describeSymbol(ticker: string) {
  const provider = neededProvider();
  const asOf = now();
  const day = asOf.toISOString().slice(0, 10);
  const answer = await provider.ask('profile', { ticker, from: day, to: day });
  if (!answer.ok) {
    const isUnknown = answer.reason === 'not_found';
    throw new AppError(isUnknown ? 'not_found' : 'upstream', `${ticker} is not taken in: ${answer.why}.`);
  }
  const { name } = answer.data;
  return {
    ...answer.data,
    ticker,
    kind: 'stock' as const,
    // Until a statement tells.
    fiscalYearEnd: 12,
    words: `${ticker} ${name}`.toLowerCase(),
    source: provider.source,
    isSample: provider.source === 'sample',
    asOf,
  };
}
