import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import type { NewsArticle } from '@/lib/contracts/research/news';
import type { Prediction, PredictionScore, TimingList } from '@/lib/contracts/research/signals';
import type { SymbolRow } from '@/lib/contracts/research/symbols';
import { stocksView, type StocksView } from '@/lib/server/research/stocks/page-props/stocks-view';

export const sampleMeta = (overrides: Partial<MarketMeta> = {}): MarketMeta => ({
  source: 'Sample generator',
  asOf: '2026-11-20T21:00:00.000Z',
  isSample: true,
  delay: 'none',
  license: 'Simulated by this site. Free to copy.',
  isStale: false,
  ageS: 60,
  notes: [],
  ...overrides,
});

/** A stock with earnings and growth; the test passes only what differs. */
export const stockRow = (overrides: Partial<SymbolRow> = {}): SymbolRow => ({
  ticker: 'AAA',
  name: 'Able Arms',
  price: 100,
  priceDay: '2026-11-20',
  change: 1.2,
  marketCap: 50e9,
  fiscalYear: 2025,
  revenue: 8e9,
  revenueGrowth: 10,
  netIncome: 1e9,
  cashFlow: 1.5e9,
  peRatio: 20,
  pegRatio: 1.5,
  weekly: [90, 95, 100],
  isSample: true,
  ...overrides,
});

/** A sector's table as the page's props. */
export function stocksOf(rows: readonly SymbolRow[]): StocksView {
  const { change, marketCap, revenue, revenueGrowth, netIncome, cashFlow, peRatio, pegRatio } = stockRow();
  const median = { change, marketCap, revenue, revenueGrowth, netIncome, cashFlow, peRatio, pegRatio };
  return {
    ...stocksView({ items: [...rows], median, meta: sampleMeta() }),
    source: 'Source: Sample generator, as of 11/20/2026.',
  };
}

export const story = (overrides: Partial<NewsArticle> = {}): NewsArticle => ({
  id: 'story-1',
  headline: 'A maker of robots reports its year',
  summary: 'Revenue rose.',
  publisher: 'Example Wire',
  url: 'https://news.example/robots',
  publishedAt: '2026-11-20T14:05:00.000Z',
  symbols: ['AAA'],
  isSample: false,
  ...overrides,
});

/** A valid signal, issued four weeks ago. */
export const signal = (overrides: Partial<Prediction> = {}): Prediction => ({
  id: 'signal-1',
  kind: 'timing',
  scope: 'stock',
  subject: 'AAA',
  name: 'Able Arms',
  issuedAt: '2026-10-20T21:30:00.000Z',
  dueOn: '2026-11-17',
  horizonDays: 28,
  direction: 'up',
  startValue: 100,
  predictedValue: 104,
  lowValue: 92,
  highValue: 115,
  baselineValue: 100,
  method: 'momentum 12 months, v1',
  outcome: { actualValue: 107, isHit: true, isBaselineHit: false },
  isSample: true,
  ...overrides,
});

export const score = (overrides: Partial<PredictionScore> = {}): PredictionScore => ({
  kind: 'timing',
  horizonDays: 28,
  settled: 40,
  hits: 24,
  baselineHits: 22,
  interval: { low: 44.6, high: 73.7 },
  ...overrides,
});

export const timingList = (items: readonly Prediction[], overrides: Partial<TimingList> = {}): TimingList => ({
  items: [...items],
  forecasts: [],
  scores: [score()],
  hidden: 0,
  nextCursor: null,
  forecastsCursor: null,
  meta: sampleMeta(),
  ...overrides,
});
