import { boughtAt, netOfCosts } from './costs';
import type { Trade } from '../trades';

export const recordVariants = ['record', 'live'] as const;
/** The price that a signal is bought at, or all costs deducted. The recorded price is the default. */
export const priceBases = ['bid', 'mid', 'ask', 'net'] as const;

/** The charts of the statistics. The page shows one of them at a time. */
export const recordCharts = ['balance', 'months', 'outcomes', 'days'] as const;

export type RecordVariant = (typeof recordVariants)[number];
export type PriceBasis = (typeof priceBases)[number];
export type RecordChart = (typeof recordCharts)[number];
/** What the statistics are of; all of it is in the address. */
export type PerformanceView = { variant: RecordVariant; price: PriceBasis; chart: RecordChart };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads a view from an address; unknown values get the default. */
export const performanceViewFrom = ({ variant, price, chart }: Query): PerformanceView => ({
  variant: recordVariants.find((one) => one === variant) ?? 'record',
  price: priceBases.find((one) => one === price) ?? 'bid',
  chart: recordCharts.find((one) => one === chart) ?? 'balance',
});

/** The query of a view without its defaults; empty for the default view. */
export function performanceQuery({ variant, price, chart }: Partial<PerformanceView>): string {
  const query = new URLSearchParams();
  if (variant && variant !== 'record') query.set('variant', variant);
  if (price && price !== 'bid') query.set('price', price);
  if (chart && chart !== 'balance') query.set('chart', chart);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The same trades at the chosen price. */
export function atPrice(trades: readonly Trade[], price: PriceBasis, monthlyCents: number): readonly Trade[] {
  if (price === 'bid') return trades;
  return price === 'net' ? netOfCosts(trades, monthlyCents) : boughtAt(trades, price);
}
