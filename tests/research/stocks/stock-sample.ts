import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { compareWith, peerRows } from '@/lib/server/research/stocks/page-props/stock-peers';
import {
  checkGroups,
  checkTotal,
  stockFacts,
  stockFigures,
  stockYear,
} from '@/lib/server/research/stocks/page-props/stock-view';
import { stockPageWords } from '@/lib/server/research/stocks/page-props/stock-words';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
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
  isSample: true,
  exchange: 'NASDAQ',
  currency: 'USD',
  industry: 'Consumer electronics',
  kind: 'stock',
  fiscalYearEnd: 9,
  sectors: [{ slug: 'semiconductors', name: 'Semiconductors' }],
  checks: [check(), check({ key: 'b', hasPassed: true }), check({ key: 'c', group: 'health', hasPassed: null })],
  meta: makeMeta(),
  ...overrides,
});

/** What the page is given, worked out of an answer as the server does. */
export function stockPageProps(stock = symbolPage(), overrides: Partial<StockPageProps> = {}): StockPageProps {
  const { ticker, name, sectors, isSample, checks, kind } = stock;
  const peers = peerRows([symbolPage({ ticker: 'MSFT', name: 'Microsoft' })]);
  return {
    path: `/stocks/${ticker}`,
    stock: { ticker, name, sectors, isSample, isFund: kind === 'fund' },
    facts: stockFacts(stock),
    figures: stockFigures(stock),
    year: stockYear(stock),
    card: { groups: checkGroups(checks), total: checkTotal(checks) },
    peers,
    compareHref: compareWith(ticker, peers),
    headlines: [],
    words: stockPageWords(stock),
    ...overrides,
  };
}
