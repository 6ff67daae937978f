import { earningsPerShare, netMargin, peRatio, pegRatio, type Figure } from '@/lib/domain/market/market-formulas';
import type { FormulaName } from '@/lib/domain/market/market-formula-copy';
import type { ChartUnit } from '../shared/chart-units';

type Metric = {
  title: string;
  unit: ChartUnit;
  /** How members' figures are aggregated: amounts are summed, ratios take the median. */
  way: 'sum' | 'median';
  /** The formula of the member's figure, if it is computed. */
  formula?: FormulaName;
};

/** A sector's yearly figures, named like their charts without "-by-year". */
export const yearlyMetrics = {
  revenue: { title: 'Revenue', unit: 'USD', way: 'sum' },
  'net-income': { title: 'Net income', unit: 'USD', way: 'sum' },
  'cash-flow': { title: 'Cash flow from operations', unit: 'USD', way: 'sum', formula: 'cash-flow' },
  'net-margin': { title: 'Net margin', unit: 'percent', way: 'median', formula: 'net-margin' },
  'pe-ratio': { title: 'P/E ratio', unit: 'ratio', way: 'median', formula: 'pe-ratio' },
  'peg-ratio': { title: 'PEG ratio', unit: 'ratio', way: 'median', formula: 'peg-ratio' },
  'fund-ownership': { title: 'Shares held by funds', unit: 'percent', way: 'median' },
} as const satisfies Record<string, Metric>;
export type YearlyMetric = keyof typeof yearlyMetrics;
export const metricOf = (name: YearlyMetric): Metric => yearlyMetrics[name];

/** The metric of a chart named '<metric>-by-year'. */
export const metricOfChart = (chart: string) =>
  (Object.keys(yearlyMetrics) as YearlyMetric[]).find((metric) => chart === `${metric}-by-year`);

/** The kind of data that determines a metric's freshness. */
export const dataKindOf = (metric: YearlyMetric) => (metric === 'fund-ownership' ? 'ownership' : 'fundamentals');

/** Metrics based on a fiscal year's statement. */
export type StatementMetric = Exclude<YearlyMetric, 'fund-ownership'>;

/** Recommendations, best first: the series of 'recommendation-trends', each summed over the members. */
export const recommendationSeries = [
  { key: 'strong-buy', label: 'Strong buy' },
  { key: 'buy', label: 'Buy' },
  { key: 'hold', label: 'Hold' },
  { key: 'sell', label: 'Sell' },
  { key: 'strong-sell', label: 'Strong sell' },
] as const;

export type Statement = {
  fiscalYear: number;
  revenue: Figure;
  netIncome: Figure;
  operatingCashFlow: Figure;
  shares: Figure;
  yearEndPriceCents: Figure;
};

/** A member's figure for a fiscal year. PEG also needs the statement from three years earlier. */
export function statementFigure(metric: StatementMetric, year: Statement, threeYearsBefore?: Statement) {
  switch (metric) {
    case 'revenue':
      return year.revenue ?? null;
    case 'net-income':
      return year.netIncome ?? null;
    case 'cash-flow':
      return year.operatingCashFlow ?? null;
    case 'net-margin':
      return netMargin(year.netIncome, year.revenue);
    case 'pe-ratio':
      return peRatio(priceOf(year), epsOf(year));
    case 'peg-ratio':
      return pegRatio(peRatio(priceOf(year), epsOf(year)), epsOf(year), epsOf(threeYearsBefore));
  }
}

const epsOf = (statement?: Statement) => earningsPerShare(statement?.netIncome, statement?.shares);

/** Price per share in dollars at the end of the fiscal year. */
const priceOf = ({ yearEndPriceCents: cents }: Statement) => (typeof cents === 'number' ? cents / 100 : null);
