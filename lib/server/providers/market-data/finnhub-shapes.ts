import { z } from 'zod';

/** The parts of Finnhub's responses that we use. According to its documentation, any field may be missing. */
const maybe = z.number().nullish().catch(null);
const words = z.string().nullish().catch(null);
const column = z.array(z.number().nullable());

export const quoteShape = z.object({ c: maybe, h: maybe, l: maybe, o: maybe, pc: maybe, t: maybe });

export const candlesShape = z.union([
  z.object({ s: z.literal('no_data') }),
  z.object({ s: z.literal('ok'), t: column, o: column, h: column, l: column, c: column, v: column }),
]);

export const profileShape = z.object({
  ticker: words,
  name: words,
  exchange: words,
  currency: words,
  finnhubIndustry: words,
  shareOutstanding: maybe,
});

const statement = z.record(z.string(), z.unknown());
export const financialsShape = z.object({ financials: z.array(statement.nullable().catch(null)).nullable() });

const line = z.object({
  concept: z.string(),
  unit: words,
  value: z.union([z.number(), z.string(), z.null()]).catch(null),
});
const lines = z.array(line.nullable().catch(null)).nullish();
export const reportedShape = z.object({
  data: z
    .array(
      z.object({
        form: words,
        endDate: z.string(),
        filedDate: words,
        report: z.object({ ic: lines, bs: lines, cf: lines }),
      }),
    )
    .nullable(),
});

const history = z
  .array(z.object({ period: z.string(), v: maybe }))
  .nullish()
  .catch(null);
export const ratiosShape = z.object({
  series: z.object({
    annual: z.object({ salesPerShare: history, netMargin: history, eps: history, pe: history }).partial().nullish(),
  }),
});

const count = z.number().int().min(0).max(10_000);
export const recommendationsShape = z.array(
  z.object({ period: z.string(), strongBuy: count, buy: count, hold: count, sell: count, strongSell: count }),
);

export const targetShape = z.object({
  targetHigh: maybe,
  targetLow: maybe,
  targetMean: maybe,
  numberAnalysts: maybe,
  lastUpdated: words,
});

export const ownershipShape = z.object({
  ownership: z.array(z.object({ share: maybe, filingDate: words })).nullish(),
});

export const newsShape = z.array(
  z.object({ headline: words, summary: words, source: words, url: words, datetime: maybe, related: words }),
);
