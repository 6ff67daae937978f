import { compareMetrics, compareRanges, maxCompared, type CompareMetric, type CompareRange } from './research';
import { isTicker } from '@/lib/domain/market/tickers';
import { isDateOnly } from '@/lib/domain/shared/dates';

/** A comparison as requested by a URL, including the parts that cannot be shown. */
export type Comparison = {
  tickers: readonly string[];
  metric: CompareMetric;
  range: CompareRange;
  /** Custom dates instead of a range. */
  days: { from: string; to: string } | null;
  /** Tickers beyond the maximum number. */
  leftOut: readonly string[];
  notTickers: readonly string[];
  /** Tickers named more than once. */
  repeated: readonly string[];
  /** Whether the range or the dates were invalid. */
  hasOddDays: boolean;
};
export type ComparisonChoice = Pick<Comparison, 'tickers' | 'metric' | 'range' | 'days'>;

type Query = { symbols?: unknown; metric?: unknown; range?: unknown; from?: unknown; to?: unknown };

export function comparisonFrom({ symbols, metric: named, range, from, to }: Query): Comparison {
  const requested = typeof symbols === 'string' ? symbols.slice(0, 400).split(',') : [];
  const all = requested.map((name) => name.trim().toUpperCase()).filter((name) => name !== '');
  const names = [...new Set(all)];
  const tickers = names.filter((name) => isTicker(name));
  const metric = compareMetrics.find((known) => known === named) ?? 'price';
  const known = compareRanges.find((one) => one === range);
  const days = isDateOnly(from) && isDateOnly(to) && from < to ? { from, to } : null;
  const hasDays = [from, to].some((day) => typeof day === 'string' && day !== '');
  return {
    tickers: tickers.slice(0, maxCompared),
    metric,
    range: known ?? defaultRange(metric),
    days,
    leftOut: tickers.slice(maxCompared),
    notTickers: names.filter((name): boolean => !isTicker(name)).map((name) => name.slice(0, 20)),
    repeated: tickers.filter((ticker) => all.filter((name) => name === ticker).length > 1),
    hasOddDays: (hasDays && days === null) || (range !== undefined && range !== '' && !known),
  };
}

/** The query parameters of a comparison, without defaults. */
export const comparisonQuery = ({ tickers, metric, range, days }: ComparisonChoice): Record<string, string> => ({
  ...(tickers.length > 0 ? { symbols: tickers.join(',') } : {}),
  ...(metric === 'price' ? {} : { metric }),
  ...(days ?? (range === defaultRange(metric) ? {} : { range })),
});

/** The default range of a metric. Fiscal years are few, so all of them are shown. */
export const defaultRange = (metric: CompareMetric): CompareRange => (metric === 'price' ? '1y' : '10y');
