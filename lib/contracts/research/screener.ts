import { z } from 'zod';
import { mapPeriods, screenFigures, sectorPeriods } from '@/lib/domain/research/screener/figures';
import { screenParameters } from '@/lib/domain/research/screener/screen';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { marketMeta } from '@/lib/contracts/shared/market-meta';

const maybe = z.number().nullable();

/**
 * A stock screen as in the URL of its page: the sector, `<figure>-min` and `<figure>-max` (10b is ten billion),
 * columns, sort order and page. A loose object, so that a misspelled filter is rejected by name instead of being
 * dropped.
 */
const screen = z.looseObject(
  Object.fromEntries(screenParameters.map((name) => [name, z.string().max(400).optional()])),
);

const screenedStock = z.object({
  ticker: z.string(),
  name: z.string(),
  /**
   * Values in the order of the columns. Amounts are in US dollars, ratios of amounts in percent. Null is not reported
   * or not meaningful.
   */
  values: z.array(maybe),
});

const screenedList = z.object({
  columns: z.array(z.enum(screenFigures)),
  items: z.array(screenedStock),
  /** Number of stocks across all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  meta: marketMeta,
});
export type ScreenedList = z.infer<typeof screenedList>;

const sectorSize = z.object({
  slug: z.string(),
  name: z.string(),
  members: z.number().int(),
  /** Total market cap of the sector's stocks in US dollars. */
  marketCap: maybe,
  /** Equal-weighted percent change: the mean of the stocks for one day, the monthly price index for a year. */
  change: maybe,
});
const sectorSizes = z.object({ items: z.array(sectorSize), meta: marketMeta });
export type SectorSizes = z.infer<typeof sectorSizes>;

const mappedStock = z.object({
  ticker: z.string(),
  name: z.string(),
  /** Market cap in US dollars. */
  marketCap: z.number(),
  /** Percent change over the selected period. */
  change: maybe,
  /** The sector in which the map draws the stock. A stock in several sectors is drawn once. */
  sector: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type MappedStock = z.infer<typeof mappedStock>;
const heatMap = z.object({
  items: z.array(mappedStock),
  /** Number of stocks that match, and of those with a market cap. */
  matching: z.number().int(),
  sized: z.number().int(),
  meta: marketMeta,
});
export type HeatMap = z.infer<typeof heatMap>;

export const screenerContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/screener',
    access: 'public',
    summary: 'List all stocks that match filters, 50 per page, with the chosen figures.',
    query: screen,
    response: screenedList,
    sharedForS: 60,
  },
  file: {
    method: 'GET',
    path: '/api/screener/file',
    access: 'public',
    summary: 'Download all stocks that match filters as CSV, with the chosen figures in the chosen order.',
    query: screen,
    response: z.string(),
    produces: 'text/csv',
    sharedForS: 60,
  },
  heatMap: {
    method: 'GET',
    path: '/api/screener/map',
    access: 'public',
    summary: 'List the 120 largest stocks that match filters, with sector, market cap and change over a period.',
    query: z.looseObject({
      ...screen.shape,
      period: z.enum(mapPeriods, { error: 'Send day, week, month or year' }).default('day'),
    }),
    response: heatMap,
    sharedForS: 60,
  },
  sectors: {
    method: 'GET',
    path: '/api/screener/sectors',
    access: 'public',
    summary: 'List all sectors by total market cap, with their equal-weighted change over a day or a year.',
    query: z.object({ period: z.enum(sectorPeriods, { error: 'Please send day or year' }).default('day') }),
    response: sectorSizes,
    sharedForS: 60,
  },
});
