import type { SymbolOrder } from './research';

/** Filters for a sector's stocks. A stock without the figure does not match. */
export const capBands = ['mega', 'large', 'mid', 'small'] as const;
export type CapBand = (typeof capBands)[number];
export const cashFlowSigns = ['positive', 'negative'] as const;
export type CashFlowSign = (typeof cashFlowSigns)[number];

/** Names of the filters' query parameters. */
export const numberFilters = ['pe-min', 'pe-max', 'peg-max', 'growth-min'] as const;
export type NumberFilter = (typeof numberFilters)[number];
export const filterNames = [...numberFilters, 'cash-flow', 'cap'] as const;
export type FilterName = (typeof filterNames)[number];

export type SymbolFilter = Partial<Record<NumberFilter, number>> & { 'cash-flow'?: CashFlowSign; cap?: CapBand };

/** Market cap bands in US dollars: from (inclusive) and to (exclusive). */
export const capLimits: Record<CapBand, { from: number; to: number }> = {
  mega: { from: 200e9, to: Infinity },
  large: { from: 10e9, to: 200e9 },
  mid: { from: 2e9, to: 10e9 },
  small: { from: 0, to: 2e9 },
};

/** Whether a stock matches all filters. `figureOf` takes a table column. */
export function fitsFilter(figureOf: (column: SymbolOrder) => number | null, filter: SymbolFilter) {
  const cap = figureOf('market-cap');
  const limits = filter.cap && capLimits[filter.cap];
  return (
    isWithin(figureOf('pe-ratio'), filter['pe-min'], filter['pe-max']) &&
    isWithin(figureOf('peg-ratio'), undefined, filter['peg-max']) &&
    isWithin(figureOf('revenue-growth'), filter['growth-min'], undefined) &&
    (limits === undefined || (cap !== null && cap >= limits.from && cap < limits.to)) &&
    hasSign(figureOf('cash-flow'), filter['cash-flow'])
  );
}

/** Parses filters from a query, ignoring invalid ones. */
export function filterFromQuery(query: Partial<Record<string, string | string[]>>): SymbolFilter {
  const filter: SymbolFilter = {};
  for (const name of numberFilters) {
    const value = numberOf(query[name]);
    if (value !== undefined) filter[name] = value;
  }
  const sign = cashFlowSigns.find((one) => one === query['cash-flow']);
  const cap = capBands.find((one) => one === query.cap);
  return { ...filter, ...(sign ? { 'cash-flow': sign } : {}), ...(cap ? { cap } : {}) };
}

/** Parses a number of up to six digits and four decimals; otherwise undefined. */
export function numberOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\s*[-\u2212]?\d{1,6}(\.\d{1,4})?\s*$/.test(text)) return undefined;
  return Number(text.replace('−', '-'));
}

const isWithin = (value: number | null, from: number | undefined, to: number | undefined) =>
  (from === undefined && to === undefined) ||
  (value !== null && (from === undefined || value >= from) && (to === undefined || value <= to));

const hasSign = (value: number | null, sign: CashFlowSign | undefined) =>
  sign === undefined || (value !== null && (sign === 'positive' ? value > 0 : value < 0));
