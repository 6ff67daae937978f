import type { FundFigures, SymbolPage } from '@/lib/contracts/research/symbols';
import { compareFrom, peerRows } from '@/lib/server/research/stocks/page-props/stock-peers';
import { keyFigures } from '@/lib/server/research/stocks/page-props/stock-figures';
import { stockFacts, stockQuote, stockYear } from '@/lib/server/research/stocks/page-props/stock-view';
import { stockPageCopy } from '@/lib/server/research/stocks/page-props/stock-copy';
import { stockCard, type StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import { makeMeta } from '@/tests/components/charts/chart-samples';

type Check = SymbolPage['checks'][number];

export const check = (overrides: Partial<Check> = {}): Check => ({
  key: 'pe-below-25',
  group: 'value',
  question: 'Is the price below 25 times earnings?',
  formula: 'P/E < 25',
  hasPassed: false,
  inputs: [{ label: 'P/E', value: '31.4', href: '#figures' }],
  ...overrides,
});

export const symbolPage = (overrides: Partial<SymbolPage> = {}): SymbolPage => ({
  ticker: 'AAPL',
  name: 'Apple',
  price: 189.34,
  priceDay: '2026-11-18',
  change: -1.25,
  marketCap: 2_900_000_000_000,
  fiscalYear: 2025,
  revenue: 391_000_000_000,
  revenueGrowth: 2.02,
  netIncome: 94_000_000_000,
  cashFlow: 118_000_000_000,
  peRatio: 31.42,
  pegRatio: null,
  weekly: [180, 182, 189.34],
  yearHigh: 191.2,
  yearLow: 178.5,
  isSample: true,
  exchange: 'NASDAQ',
  currency: 'USD',
  industry: 'Consumer electronics',
  kind: 'stock',
  fiscalYearEnd: 9,
  dividendYield: 0.52,
  standing: {
    sector: 'Semiconductors',
    members: 12,
    figures: [
      { metric: 'marketCap', median: 40_000_000_000, percentile: 100 },
      { metric: 'peRatio', median: 24.8, percentile: 68 },
      { metric: 'pegRatio', median: 1.6, percentile: null },
      { metric: 'revenue', median: 6_100_000_000, percentile: 98 },
      { metric: 'revenueGrowth', median: -3.5, percentile: 55 },
      { metric: 'netMargin', median: 11, percentile: 91 },
      { metric: 'cashFlow', median: 900_000_000, percentile: 99 },
      { metric: 'dividendYield', median: 1.3, percentile: 40 },
    ],
  },
  sectors: [{ slug: 'semiconductors', name: 'Semiconductors' }],
  fund: null,
  checks: [check(), check({ key: 'b', hasPassed: true }), check({ key: 'c', group: 'health', hasPassed: null })],
  meta: makeMeta(),
  ...overrides,
});

export const fundFigures: FundFigures = {
  ...{ open: 190, low: 188, high: 192.5, previousClose: 191.73, volume: 48_200_000, averageVolume: 51_000_000.4 },
  returns: [
    { range: '1m', since: '2026-10-19', change: 1.23, yearly: null },
    { range: '3m', since: '2026-08-18', change: 0.7, yearly: null },
    { range: '6m', since: '2026-05-19', change: -3.45, yearly: null },
    { range: 'ytd', since: '2025-12-31', change: 0.02, yearly: null },
    { range: '1y', since: '2025-11-18', change: 12.4, yearly: null },
    { range: '3y', since: '2023-11-17', change: 32.8, yearly: 9.92 },
    { range: '5y', since: null, change: null, yearly: null },
  ],
  maxDrawdown: -8,
};

/** The page's props, computed from a response as the server does. */
export function stockPageProps(stock = symbolPage(), overrides: Partial<StockPageProps> = {}): StockPageProps {
  const { ticker, name, sectors, isSample, kind } = stock;
  const peers = peerRows([symbolPage({ ticker: 'MSFT', name: 'Microsoft' })]);
  const besides = peers.rows.map((peer) => peer.ticker);
  return {
    path: `/stocks/${ticker}`,
    stock: { ticker, name, sectors, isSample, isFund: kind === 'fund' },
    facts: stockFacts(stock),
    quote: stockQuote(stock),
    figures: keyFigures(stock),
    year: stockYear(stock),
    card: stockCard(stock),
    peers,
    besides,
    compareHref: compareFrom(ticker),
    headlines: [],
    copy: stockPageCopy(stock),
    ...overrides,
  };
}
