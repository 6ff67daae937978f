import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { marketMeta } from '@/lib/contracts/shared/market-meta';
import { newsList } from './news';
import { symbolRow } from './symbols';

const maybe = z.number().nullable();

/** A sector in the overview. Amounts are totals of its members in US dollars, ratios are medians. */
export const sectorRow = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  members: z.number().int(),
  fiscalYear: z.number().int().nullable(),
  revenue: maybe,
  netIncome: maybe,
  cashFlow: maybe,
  /** Median P/E of the sector's members at the last close. */
  peRatio: maybe,
  /** Monthly price index of the sector, oldest first, starting at 100. */
  index: z.array(z.object({ at: z.string(), value: z.number() })),
  isSample: z.boolean(),
});
export type SectorRow = z.infer<typeof sectorRow>;

/** Medians of the sector members' figures. */
export const sectorMedian = symbolRow.pick({
  change: true,
  marketCap: true,
  revenue: true,
  revenueGrowth: true,
  netIncome: true,
  cashFlow: true,
  peRatio: true,
  pegRatio: true,
});

export const sectorSymbolList = z.object({
  sector: sectorRow,
  items: z.array(symbolRow),
  median: sectorMedian,
  nextCursor: z.null(),
  meta: marketMeta,
});
export type SectorSymbolList = z.infer<typeof sectorSymbolList>;

export const sectorsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/sectors',
    access: 'public',
    summary: 'List all sectors with their latest figures.',
    response: z.object({ items: z.array(sectorRow), nextCursor: z.null(), meta: marketMeta }),
    sharedForS: 60,
  },
  symbols: {
    method: 'GET',
    path: '/api/sectors/:slug/symbols',
    access: 'public',
    summary: 'List a sector’s stocks and their median, sorted by the `order` header.',
    // Not an enum, so that the error for an invalid value can list the allowed ones.
    headers: z.object({ order: z.string().optional() }),
    response: sectorSymbolList,
  },
  news: {
    method: 'GET',
    path: '/api/sectors/:slug/sector-news-articles',
    access: 'public',
    summary: 'List news about a sector’s stocks, newest first.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    response: newsList,
    sharedForS: 60,
  },
});
