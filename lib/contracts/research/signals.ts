import { z } from 'zod';
import { directions, predictionKinds } from '@/lib/domain/research/research';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { pageSize } from '@/lib/contracts/shared/fields';
import { marketMeta } from '@/lib/contracts/shared/market-meta';

/** A prediction as issued. Open predictions are for members; settled ones are public. */
export const prediction = z.object({
  id: z.string(),
  kind: z.enum(predictionKinds),
  scope: z.enum(['sector', 'stock']),
  subject: z.string(),
  name: z.string(),
  issuedAt: z.iso.datetime(),
  dueOn: z.iso.date(),
  horizonDays: z.number().int(),
  direction: z.enum(directions),
  startValue: z.number(),
  predictedValue: z.number(),
  lowValue: z.number(),
  highValue: z.number(),
  baselineValue: z.number(),
  method: z.string(),
  outcome: z.object({ actualValue: z.number(), isHit: z.boolean(), isBaselineHit: z.boolean() }).nullable(),
  isSample: z.boolean(),
});
export type Prediction = z.infer<typeof prediction>;

/** Results of the settled predictions of one kind and horizon, with the baseline. */
export const predictionScore = z.object({
  kind: z.enum(predictionKinds),
  horizonDays: z.number().int(),
  settled: z.number().int(),
  hits: z.number().int(),
  baselineHits: z.number().int(),
  /** 95% Wilson confidence interval of the hit rate, in percent; null below 30 settled predictions. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type PredictionScore = z.infer<typeof predictionScore>;

export const timingList = z.object({
  items: z.array(prediction),
  /** Settled price forecasts, newest first. */
  forecasts: z.array(prediction),
  scores: z.array(predictionScore),
  /** Number of open signals hidden from non-members; 0 for members. */
  hidden: z.number().int(),
  /** Cursor for the next page of settled signals. */
  nextCursor: z.string().nullable(),
  /** Cursor for the next page of settled price forecasts. */
  forecastsCursor: z.string().nullable(),
  meta: marketMeta,
});
export type TimingList = z.infer<typeof timingList>;

export const watchList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      ticker: z.string(),
      name: z.string(),
      reason: z.string(),
      putOnBy: z.string(),
      putOn: z.iso.date(),
      takenOff: z.iso.date().nullable(),
      /**
       * Percent change since the close when the stock was added, up to the close when it was removed or else the
       * latest.
       */
      changeSince: z.number().nullable(),
      isSample: z.boolean(),
    }),
  ),
  hidden: z.number().int(),
  nextCursor: z.null(),
  meta: marketMeta,
});
export type WatchList = z.infer<typeof watchList>;

/** With a cursor, the response is the next page of that list, without scores and open signals. */
const timingQuery = z.object({
  slug: z.string().max(60).optional(),
  cursor: z.string().max(300).optional(),
  /** Page size of both lists of settled predictions. */
  limit: pageSize(100, 100),
});

export const signalsContract = defineContract({
  sectorTiming: {
    method: 'GET',
    path: '/api/signals/sector-timing',
    access: 'optional',
    summary: 'List sector timing signals with their track record. Open signals are for members.',
    query: timingQuery,
    response: timingList,
  },
  stockTiming: {
    method: 'GET',
    path: '/api/signals/stock-timing',
    access: 'optional',
    summary: 'List stock timing signals, optionally by sector. Open signals are for members.',
    query: timingQuery,
    response: timingList,
  },
  stocksToWatch: {
    method: 'GET',
    path: '/api/signals/stocks-to-watch',
    access: 'optional',
    summary: 'List stocks to watch with reasons. Visitors get past entries and the number of current ones.',
    response: watchList,
  },
  customPattern: {
    method: 'GET',
    path: '/api/signals/custom-pattern',
    access: 'either',
    summary: 'List chart patterns found in daily prices over the last 90 days.',
    response: z.object({
      items: z.array(
        z.object({
          ticker: z.string(),
          name: z.string(),
          pattern: z.string(),
          rule: z.string(),
          day: z.iso.date(),
          direction: z.enum(['up', 'down']),
          close: z.number(),
          isSample: z.boolean(),
        }),
      ),
      nextCursor: z.null(),
      meta: marketMeta,
    }),
  },
});
