import { boughtAt, netOfCosts } from './costs';
import type { Trade } from '../trades';

export const recordVariants = ['record', 'live'] as const;
/** The entry price that returns are based on, or 'net' for returns after all costs. The recorded bid is the default. */
export const priceBases = ['bid', 'mid', 'ask', 'net'] as const;

/** Charts of the statistics. The page shows one at a time. */
export const recordCharts = ['balance', 'months', 'outcomes', 'days'] as const;

export type RecordVariant = (typeof recordVariants)[number];
export type PriceBasis = (typeof priceBases)[number];
export type RecordChart = (typeof recordCharts)[number];
/** The view of the statistics page, which is encoded in its URL. */
export type PerformanceView = { variant: RecordVariant; price: PriceBasis; chart: RecordChart };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads a view from a query. Unknown values get the default. */
export const performanceViewFrom = ({ variant, price, chart }: Query): PerformanceView => ({
  variant: recordVariants.find((one) => one === variant) ?? 'record',
  price: priceBases.find((one) => one === price) ?? 'bid',
  chart: recordCharts.find((one) => one === chart) ?? 'balance',
});

/** The query string of a view without its defaults; empty for the default view. */
export function performanceQuery({ variant, price, chart }: Partial<PerformanceView>): string {
  const query = new URLSearchParams();
  if (variant && variant !== 'record') query.set('variant', variant);
  if (price && price !== 'bid') query.set('price', price);
  if (chart && chart !== 'balance') query.set('chart', chart);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The trades at the chosen price. */
export function atPrice(trades: readonly Trade[], price: PriceBasis, monthlyCents: number): readonly Trade[] {
  if (price === 'bid') return trades;
  return price === 'net' ? netOfCosts(trades, monthlyCents) : boughtAt(trades, price);
}
