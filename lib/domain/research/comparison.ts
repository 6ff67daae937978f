import { compareMetrics, mostCompared, type CompareMetric } from './research';
import { isTicker } from '@/lib/domain/market/tickers';

/** A comparison from a URL: what can be shown, and what cannot. */
export type Comparison = {
  tickers: readonly string[];
  metric: CompareMetric;
  /** Beyond the maximum. */
  leftOut: readonly string[];
  notTickers: readonly string[];
};

export function comparisonFrom({ symbols, metric }: { symbols?: unknown; metric?: unknown }): Comparison {
  const asked = typeof symbols === 'string' ? symbols.slice(0, 400).split(',') : [];
  const names = [...new Set(asked.map((name) => name.trim().toUpperCase()).filter((name) => name !== ''))];
  const tickers = names.filter((name) => isTicker(name));
  return {
    tickers: tickers.slice(0, mostCompared),
    metric: compareMetrics.find((known) => known === metric) ?? 'price',
    leftOut: tickers.slice(mostCompared),
    notTickers: names.filter((name): boolean => !isTicker(name)).map((name) => name.slice(0, 20)),
  };
}

/** The query that reproduces a comparison. */
export const comparisonQuery = ({ tickers, metric }: Pick<Comparison, 'tickers' | 'metric'>) => ({
  ...(tickers.length > 0 ? { symbols: tickers.join(',') } : {}),
  ...(metric === 'price' ? {} : { metric }),
});
