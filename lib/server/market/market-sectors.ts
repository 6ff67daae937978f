import { isTicker } from '@/lib/domain/market/tickers';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { hasSymbol, insertSymbol, addSymbolToSector, listSectorsOf } from './sector-members-repository';
import { neededProvider } from './market-provider';
import { computeFiguresOfSector } from './compute-figures';

/** Recomputes the figures of the sectors that these symbols belong to, each in its own transaction. */
export async function computeFiguresOfSectorsOf(tickers: readonly string[]) {
  if (tickers.length === 0) return;
  for (const slug of await listSectorsOf(db(), tickers)) await transaction((tx) => computeFiguresOfSector(tx, slug));
}

/**
 * Adds a symbol to a sector. A new symbol is looked up at the provider first, and rejected if unknown there. Its data
 * arrives with the next refreshes.
 */
export async function addToSector(ticker: string, slug: string) {
  if (!isTicker(ticker)) throw new AppError('bad_request', 'Enter a ticker like AAPL.');
  const values = (await hasSymbol(db(), ticker)) ? undefined : await describeSymbol(ticker);
  const outcome = await transaction(async (tx) => {
    if (values) await insertSymbol(tx, values);
    const joined = await addSymbolToSector(tx, slug, ticker);
    if (joined === 'unknown') throw new AppError('not_found', `There is no sector ${slug}.`);
    if (joined === 'full') throw new AppError('conflict', `The sector ${slug} already has 100 stocks.`);
    return joined;
  });
  if (outcome === 'added') await transaction((tx) => computeFiguresOfSector(tx, slug));
  return outcome;
}

async function describeSymbol(ticker: string) {
  const provider = neededProvider();
  const asOf = now();
  const day = utcDay(asOf);
  const answer = await provider.ask('profile', { ticker, from: day, to: day });
  if (!answer.ok) {
    const isUnknown = answer.reason === 'not_found';
    throw new AppError(isUnknown ? 'not_found' : 'upstream', `${ticker} was not added: ${answer.why}.`);
  }
  const { name } = answer.data;
  return {
    ...answer.data,
    ticker,
    kind: 'stock' as const,
    // A default until the first statement arrives.
    fiscalYearEnd: 12,
    words: `${ticker} ${name}`.toLowerCase(),
    source: provider.source,
    isSample: provider.source === 'sample',
    asOf,
  };
}
