import { z } from 'zod';
import { rankedMetrics, returnRanges } from '@/lib/domain/research/research';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { marketMeta } from '@/lib/contracts/shared/market-meta';
import { newsList } from './news';

const maybe = z.number().nullable();

/** A stock in a list. Amounts are in US dollars, growth and change in percent. Null is "n/m" or not reported. */
export const symbolRow = z.object({
  ticker: z.string(),
  name: z.string(),
  price: maybe,
  priceDay: z.iso.date().nullable(),
  /** Percent change from the previous close. */
  change: maybe,
  marketCap: maybe,
  fiscalYear: z.number().int().nullable(),
  revenue: maybe,
  revenueGrowth: maybe,
  netIncome: maybe,
  cashFlow: maybe,
  peRatio: maybe,
  pegRatio: maybe,
  /**
   * Closes in dollars over the year to the last close, oldest first: that of the first day, then the last of each week.
   */
  weekly: z.array(z.number()),
  isSample: z.boolean(),
});
export type SymbolRow = z.infer<typeof symbolRow>;

/**
 * A fund's last trading day, and its returns over ranges that end on that day. Changes are in percent, without
 * dividends.
 */
const fundFigures = z.object({
  open: maybe,
  low: maybe,
  high: maybe,
  previousClose: maybe,
  /** Volume in shares. The average covers three months. */
  volume: maybe,
  averageVolume: maybe,
  returns: z.array(
    z.object({
      range: z.enum(returnRanges),
      /** The day of the first close in the range; null if prices start later. */
      since: z.iso.date().nullable(),
      change: maybe,
      /** Annualized return in percent, for ranges of several years only. */
      yearly: maybe,
    }),
  ),
  /** Max drawdown of the year in percent, as a negative number. */
  maxDrawdown: maybe,
});
export type FundFigures = z.infer<typeof fundFigures>;

export const symbolPage = symbolRow.extend({
  exchange: z.string(),
  currency: z.string(),
  industry: z.string().nullable(),
  kind: z.enum(['stock', 'fund']),
  /** The month in which the fiscal year ends, 1 to 12. */
  fiscalYearEnd: z.number().int(),
  sectors: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Highest and lowest close of the year. */
  yearHigh: maybe,
  yearLow: maybe,
  /** Dividends per share of the last fiscal year, in percent of the price. */
  dividendYield: maybe,
  /** The stock's figures compared with those of its first sector; null for a fund or without a sector. */
  standing: z
    .object({
      sector: z.string(),
      members: z.number().int(),
      figures: z.array(z.object({ metric: z.enum(rankedMetrics), median: maybe, percentile: z.number().nullable() })),
    })
    .nullable(),
  /** The checks of the company card, with their inputs. */
  checks: z.array(
    z.object({
      key: z.string(),
      group: z.enum(['value', 'future', 'past', 'health', 'income']),
      question: z.string(),
      formula: z.string(),
      /** Null if figures are missing. */
      hasPassed: z.boolean().nullable(),
      inputs: z.array(z.object({ label: z.string(), value: z.string(), href: z.string() })),
    }),
  ),
  /** Figures of a fund; null for a stock. */
  fund: fundFigures.nullable(),
  meta: marketMeta,
});
export type SymbolPage = z.infer<typeof symbolPage>;

/** A stock in a comparison. */
export const comparedStock = symbolRow.extend({
  sectors: symbolPage.shape.sectors,
  dividendYield: symbolPage.shape.dividendYield,
});
export type ComparedStock = z.infer<typeof comparedStock>;

export const symbolMatch = z.object({ ticker: z.string(), name: z.string(), kind: z.enum(['stock', 'fund']) });
export type SymbolMatch = z.infer<typeof symbolMatch>;

/** A search result. `isAlike` means that no name begins with the search and this one only resembles it. */
export const foundSymbol = symbolMatch.extend({ isAlike: z.boolean().optional() });
export type FoundSymbol = z.infer<typeof foundSymbol>;

export const symbolsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/symbols',
    access: 'public',
    summary: 'List all stocks and funds with a page by ticker, 1,000 per page.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: z.object({ items: z.array(symbolMatch), nextCursor: z.string().nullable() }),
    sharedForS: 60,
  },
  search: {
    method: 'GET',
    path: '/api/symbols/search',
    access: 'public',
    summary: 'Search stocks by ticker or name, tolerating typos. Returns up to ten, best match first.',
    query: z.object({ q: z.string().max(20_000).default('') }),
    response: z.object({ items: z.array(foundSymbol), nextCursor: z.null() }),
    sharedForS: 60,
  },
  figures: {
    method: 'GET',
    path: '/api/symbols/figures',
    access: 'public',
    summary: 'Get the latest figures of up to eight stocks. Leaves out those that are not covered.',
    query: z.object({ symbols: z.string().min(1).max(200) }),
    response: z.object({ items: z.array(comparedStock), meta: marketMeta }),
    sharedForS: 60,
  },
  read: {
    method: 'GET',
    path: '/api/symbols/:id',
    access: 'public',
    summary: 'Get a stock with its latest figures and company checklist.',
    response: symbolPage,
    sharedForS: 60,
  },
  stocks: {
    method: 'GET',
    path: '/api/symbols/:id/stocks',
    access: 'public',
    summary: 'List the stocks in the same sector.',
    response: z.object({ items: z.array(symbolRow), nextCursor: z.null(), meta: marketMeta }),
    sharedForS: 60,
  },
  news: {
    method: 'GET',
    path: '/api/symbols/:id/news-articles',
    access: 'public',
    summary: 'List news about a stock, newest first.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: newsList,
    sharedForS: 60,
  },
  sectorNews: {
    method: 'GET',
    path: '/api/symbols/:id/sector-news-articles',
    access: 'public',
    summary: 'List news about stocks in the same sector.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: newsList,
    sharedForS: 60,
  },
});
