import { z } from 'zod';
import { rankedMetrics, returnRanges } from '@/lib/domain/research/research';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { marketMeta } from '@/lib/contracts/shared/market-meta';
import { newsList } from './news';

const maybe = z.number().nullable();

/** A stock in a list. Money in US dollars, growth and change in percent; null is "n/m" or not reported. */
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
  /** A year up to the last close in dollars, oldest first: its first day's close, then the last one of each week. */
  weekly: z.array(z.number()),
  isSample: z.boolean(),
});
export type SymbolRow = z.infer<typeof symbolRow>;

/** A fund's last trading day, and its price over ranges that end with it. Changes in percent, without dividends. */
const fundFigures = z.object({
  open: maybe,
  low: maybe,
  high: maybe,
  previousClose: maybe,
  /** Shares; the average is of three months. */
  volume: maybe,
  averageVolume: maybe,
  returns: z.array(
    z.object({
      range: z.enum(returnRanges),
      /** The day of the close that it starts from; null where the prices begin later. */
      since: z.iso.date().nullable(),
      change: maybe,
      /** Compounded; for ranges of several years only. */
      yearly: maybe,
    }),
  ),
  /** The largest fall from a high close of the year, as a negative number. */
  maxDrawdown: maybe,
});
export type FundFigures = z.infer<typeof fundFigures>;

export const symbolPage = symbolRow.extend({
  exchange: z.string(),
  currency: z.string(),
  industry: z.string().nullable(),
  kind: z.enum(['stock', 'fund']),
  /** The month in which its fiscal year ends, 1 to 12. */
  fiscalYearEnd: z.number().int(),
  sectors: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The highest and lowest daily close of the year. */
  yearHigh: maybe,
  yearLow: maybe,
  /** Dividends of the last fiscal year per share, as a percentage of the price. */
  dividendYield: maybe,
  /** Its figures next to its first sector's; null for a fund or without a sector. */
  standing: z
    .object({
      sector: z.string(),
      members: z.number().int(),
      figures: z.array(z.object({ metric: z.enum(rankedMetrics), median: maybe, percentile: z.number().nullable() })),
    })
    .nullable(),
  /** The company card: each check with its inputs. */
  checks: z.array(
    z.object({
      key: z.string(),
      group: z.enum(['value', 'future', 'past', 'health', 'income']),
      question: z.string(),
      formula: z.string(),
      /** Null where figures are missing. */
      hasPassed: z.boolean().nullable(),
      inputs: z.array(z.object({ label: z.string(), value: z.string(), href: z.string() })),
    }),
  ),
  /** Null for a stock. */
  fund: fundFigures.nullable(),
  meta: marketMeta,
});
export type SymbolPage = z.infer<typeof symbolPage>;

/** A stock as a comparison shows it. */
export const comparedStock = symbolRow.extend({
  sectors: symbolPage.shape.sectors,
  dividendYield: symbolPage.shape.dividendYield,
});
export type ComparedStock = z.infer<typeof comparedStock>;

export const symbolMatch = z.object({ ticker: z.string(), name: z.string(), kind: z.enum(['stock', 'fund']) });
export type SymbolMatch = z.infer<typeof symbolMatch>;

/** `isAlike`: no name begins with the search, this one only resembles it. */
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
