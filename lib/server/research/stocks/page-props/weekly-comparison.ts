import { compareCopy as copy } from '@/lib/content/research/stocks';
import type { ComparedStock } from '@/lib/contracts/research/symbols';
import type { Chart, MarketMeta } from '@/lib/contracts/shared/market-meta';
import { dayOfClose } from './stock-view';

/** A year of weekly closes for visitors, with each line indexed to 100; null with fewer than two closes. */
export function weeklyComparison(stocks: readonly ComparedStock[], meta: MarketMeta): Chart | null {
  const lines = stocks.map(lineOf);
  const days = [...new Set(lines.flatMap((line) => [...line.keys()]))].sort();
  if (days.length < 2) return null;
  return {
    title: copy.metrics.price,
    series: stocks.map(({ ticker }) => ({ key: ticker, label: ticker, unit: 'index' })),
    points: days.map((at) => ({ at, values: lines.map((line) => line.get(at) ?? null) })),
    meta,
  };
}

/** Index values by day, rounded to one decimal, which is what the chart shows. */
function lineOf({ weekly, priceDay }: ComparedStock) {
  const [first = 0] = weekly;
  if (priceDay === null || first <= 0) return new Map<string, number>();
  const valueOf = (close: number) => Math.round((1_000 * close) / first) / 10;
  return new Map(weekly.map((close, at) => [dayOfClose(priceDay, weekly.length - 1 - at), valueOf(close)]));
}
