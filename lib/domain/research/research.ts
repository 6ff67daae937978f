/** Charts of several sectors; each name is also the name of its API call. */
export const sectorsCharts = [
  'net-income-by-year',
  'revenue-by-year',
  'pe-ratio-by-year',
  'peg-ratio-by-year',
  'cash-flow-by-year',
  'fund-ownership-by-year',
] as const;
export type SectorsChart = (typeof sectorsCharts)[number];

/** Charts of one sector: the nine of section 7, plus the price index and the net margin. */
export const sectorCharts = [
  'revenue-by-year',
  'net-income-by-year',
  'cash-flow-by-year',
  'net-margin-by-year',
  'pe-ratio-by-year',
  'peg-ratio-by-year',
  'fund-ownership-by-year',
  'recommendation-trends-by-year',
  'price-targets',
  'predicted-price',
  'price-index-by-month',
] as const;
export type SectorChart = (typeof sectorCharts)[number];

/** Charts of one stock: the four of section 7, plus the price targets over time. */
export const stockCharts = [
  'recommendation-trends-by-month',
  'fund-ownership-by-year',
  'financials',
  'price',
  'price-targets',
] as const;
export type StockChart = (typeof stockCharts)[number];

/** Figures in which a stock is compared with its sector. */
export const rankedMetrics = [
  'marketCap',
  'peRatio',
  'pegRatio',
  'revenue',
  'revenueGrowth',
  'netMargin',
  'cashFlow',
  'dividendYield',
] as const;
export type RankedMetric = (typeof rankedMetrics)[number];

/** Sort columns of a sector's stocks. A leading dash reverses the order. */
export const symbolOrders = [
  'ticker',
  'name',
  'price',
  'change',
  'market-cap',
  'revenue',
  'revenue-growth',
  'net-income',
  'cash-flow',
  'pe-ratio',
  'peg-ratio',
] as const;
export type SymbolOrder = (typeof symbolOrders)[number];
export type SignedOrder = SymbolOrder | `-${SymbolOrder}`;
export const signedOrders = symbolOrders.flatMap((order): SignedOrder[] => [order, `-${order}`]);

/** Ranges of daily bars, and those that a stock's page offers. */
export const candleRanges = ['5d', '1m', '3m', '6m', 'ytd', '1y', '3y', '5y', '10y'] as const;
export type CandleRange = (typeof candleRanges)[number];
export const shownRanges = ['5d', '1m', '6m', 'ytd', '1y', '5y', '10y'] as const satisfies CandleRange[];

/** Ranges of a fund's returns. */
export const returnRanges = ['1m', '3m', '6m', 'ytd', '1y', '3y', '5y'] as const satisfies CandleRange[];
export type ReturnRange = (typeof returnRanges)[number];

/** Events marked on a price chart. */
export const priceEvents = ['earnings', 'year-end', 'dividend', 'split'] as const;
export type PriceEvent = (typeof priceEvents)[number];

/** The fund that represents the market in price comparisons. */
export const indexFund = 'SPY';

/** Metrics for comparing stocks: the price rebased to 100, or a figure by fiscal year. */
export const compareMetrics = ['price', 'revenue', 'net-income', 'cash-flow', 'net-margin', 'pe-ratio'] as const;
export type CompareMetric = (typeof compareMetrics)[number];
export const maxCompared = 8;
/** Ranges of a comparison. Figures by fiscal year have only the last two. */
export const compareRanges = ['1m', '6m', 'ytd', '1y', '5y', '10y'] as const satisfies CandleRange[];
export type CompareRange = (typeof compareRanges)[number];

export const requestStatuses = ['asked', 'planned', 'answered', 'declined'] as const;
export const alertKinds = ['above', 'below', 'expiry'] as const;
export type AlertKind = (typeof alertKinds)[number];
export const predictionKinds = ['price', 'timing'] as const;
export const directions = ['up', 'down', 'flat'] as const;
export type Direction = (typeof directions)[number];
