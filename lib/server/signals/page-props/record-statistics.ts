import { recordStatisticsSteps, type RecordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import type { PriceBasis } from '@/lib/domain/signals/statistics/performance-view';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { isClosed, type Trade } from '@/lib/domain/signals/trades';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { runSteps } from './run-steps';
import { readCloses } from './record-closes';

/** Statistics of a record. Prices are read only for enough closed trades; real trades are not compared with sample prices. */
export async function statisticsOf(
  trades: readonly Trade[],
  { hasSamplePrices, price }: { hasSamplePrices: boolean; price: PriceBasis },
): Promise<RecordStatistics> {
  const today = utcDay(pageNow());
  const closed = trades.filter(isClosed);
  const isSample = closed.some((trade) => trade.isSample);
  const comparable = tooFewTrades(closed.length) || (isSample && !hasSamplePrices) ? [] : closed;
  const closes = await readCloses(comparable, { today, hasSamplePrices });
  return runSteps(recordStatisticsSteps(trades, { closes, today, price }));
}
