import { createClient } from '@/lib/client/http/create-client';
import { recordStatistics, type RecordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { isClosed, type Trade } from '@/lib/domain/signals/trades';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { readCloses } from './record-closes';

/** The live signals' statistics; null when they could not be loaded. */
export async function liveStatistics(): Promise<RecordStatistics | null> {
  const calls = createClient(tradesContract, pageHttp());
  const live = await orNull('the live signals', calls.list({ query: { variant: 'live' } }));
  if (!live) return null;
  const { isSample } = live.meta;
  // Sample signals of the live variant are made from the sample market's prices; the historical sample is not.
  return statisticsOf(fromWireTrades(live.items, isSample), { hasSamplePrices: isSample });
}

/** Statistics of a record; prices are read only when there are enough trades to compare. */
export async function statisticsOf(
  trades: readonly Trade[],
  { hasSamplePrices }: { hasSamplePrices: boolean },
): Promise<RecordStatistics> {
  const today = pageNow().toISOString().slice(0, 10);
  const closed = trades.filter(isClosed);
  const isSample = closed.some((trade) => trade.isSample);
  const comparable = tooFewTrades(closed.length) || (isSample && !hasSamplePrices) ? [] : closed;
  return recordStatistics(trades, { closes: await readCloses(comparable, { today, hasSamplePrices }), today });
}
