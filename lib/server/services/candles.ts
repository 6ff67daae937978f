import type { Candles } from '@/lib/contracts/charts';
import type { CandleRange } from '@/lib/domain/research';
import { daysOf } from '@/lib/domain/candle-ranges';
import { addDays } from '@/lib/domain/calendar-days';
import { now } from '../clock';
import { db } from '../db/pool';
import { readCandles } from '../repositories/candles';
import { toFreshness } from '../repositories/market-refreshes';
import { marketMeta } from './market-meta';
import { readTicker, unknownTicker } from './market-refusals';
import { closedAt } from './symbol-figures';

const inDollars = (cents: number[] | null) => (cents ?? []).map((value) => value / 100);

/** The daily bars of a stock over a range that ends today. */
export async function candlesOf(symbol: string, range: CandleRange): Promise<Candles> {
  const ticker = readTicker(symbol);
  const today = now().toISOString().slice(0, 10);
  const found = await readCandles(db(), ticker, addDays(today, -daysOf[range]));
  if (!found) throw await unknownTicker(ticker, 'bad_request');
  const last = found.day?.at(-1);
  const volume = (found.volume ?? []).map((shares) => Number(shares) || null);
  const untold = volume.filter((shares) => shares === null).length;
  const provenance = (found.sources ?? []).map((source) => ({
    source,
    asOf: last ? closedAt(last) : now(),
    isSample: found.isSample ?? false,
  }));
  return {
    symbol: ticker,
    day: found.day ?? [],
    open: inDollars(found.open),
    high: inDollars(found.high),
    low: inDollars(found.low),
    close: inDollars(found.close),
    volume,
    meta: marketMeta(provenance, {
      delay: 'prices',
      freshness: toFreshness('bars', found.freshness, now()),
      notes: [
        'Prices in US dollars, adjusted for splits. Volume in shares.',
        ...(untold === 0 ? [] : [`The source told no volume for ${untold} of these ${volume.length} days.`]),
      ],
    }),
  };
}
