import { z } from 'zod';
import { candleRanges, priceEvents } from '@/lib/domain/research/research';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { chart, marketMeta, rawChart } from '@/lib/contracts/shared/market-meta';

/** Daily bars as columns, oldest first; half the size of rows. */
export const candles = z.object({
  symbol: z.string(),
  day: z.array(z.iso.date()),
  open: z.array(z.number()),
  high: z.array(z.number()),
  low: z.array(z.number()),
  close: z.array(z.number()),
  /** Volume in shares; null where the source has none. */
  volume: z.array(z.number().int().nullable()),
  /**
   * Events in the range, oldest first: dividends, splits and annual results. Results are on their report date, or else
   * on the last day of the fiscal year.
   */
  events: z.array(z.object({ day: z.iso.date(), kind: z.enum(priceEvents), label: z.string() })),
  /** The first day with a price, which may be before the range. */
  since: z.iso.date().nullable(),
  meta: marketMeta,
});
export type Candles = z.infer<typeof candles>;

/** Comma-separated sector slugs; by default the six of section 9. */
const slugs = z
  .string()
  .regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,11}$/, 'Please name up to twelve sectors, with commas between them')
  .optional();

const range = z.enum(candleRanges, { error: `Please choose one of these ranges: ${candleRanges.join(', ')}` });

export const chartsContract = defineContract({
  sectors: {
    method: 'GET',
    path: '/api/charts/sectors/:chart',
    access: 'either',
    summary: 'Get one metric of several sectors by year. With type=raw, get the underlying rows by stock.',
    query: z.object({ type: z.enum(['raw'], { error: 'Please send type=raw or no type' }).optional(), slugs }),
    response: z.union([chart, rawChart]),
  },
  sector: {
    method: 'GET',
    path: '/api/charts/sectors/:slug/:chart',
    access: 'either',
    summary: 'Get a sector chart.',
    response: chart,
  },
  stock: {
    method: 'GET',
    path: '/api/charts/stocks/:ticker/:chart',
    access: 'either',
    summary: 'Get a stock chart.',
    response: chart,
  },
  compare: {
    method: 'GET',
    path: '/api/charts/compare',
    access: 'either',
    summary:
      'Compare up to eight stocks with their sector’s median and an index fund on one metric, over a range or between two days.',
    query: z.object({
      symbols: z.string().max(100),
      metric: z.string().max(40).default('price'),
      range: range.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: chart,
  },
  candles: {
    method: 'GET',
    path: '/admin/fin-hub/stock-candles',
    access: 'either',
    summary: 'Get a stock’s daily open, high, low, close and volume.',
    query: z.object({ symbol: z.string().max(20).default('AAPL'), range: range.default('1y') }),
    response: candles,
  },
});
