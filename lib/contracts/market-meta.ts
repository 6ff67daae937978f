import { z } from 'zod';
import { chartUnits } from '@/lib/domain/research';
import { provenance } from './provenance';

/** Where market figures come from: also how late they are, under which terms, and whether the source failed since. */
export const marketMeta = provenance.extend({
  /** 'none' for what is worked out once a day; otherwise how late, in words. */
  delay: z.string(),
  licence: z.string(),
  /** The last good data, because the source did not answer since. */
  isStale: z.boolean(),
  /** Seconds since the data were fetched or made. */
  ageS: z.number().int().nonnegative(),
  /** Sentences a reader needs beside the numbers: fiscal years, members used, what is missing and why. */
  notes: z.array(z.string()),
});
export type MarketMeta = z.infer<typeof marketMeta>;

/** The one shape of all charts but candles: series, and for each moment a value per series, in their order. */
export const chart = z.object({
  title: z.string(),
  series: z.array(z.object({ key: z.string(), label: z.string(), unit: z.enum(chartUnits) })),
  /**
   * `at` is a year, a month (2025-11) or a day, oldest first; in a chart of price targets it is a ticker. A missing
   * value is "n/m" or was not reported.
   */
  points: z.array(z.object({ at: z.string(), values: z.array(z.number().nullable()) })),
  meta: marketMeta,
});
export type Chart = z.infer<typeof chart>;

/** The same numbers before they are added up: a row per symbol and year. */
export const rawChart = z.object({
  rows: z.array(z.object({ sector: z.string(), symbol: z.string(), at: z.string(), value: z.number().nullable() })),
  meta: marketMeta,
});
export type RawChart = z.infer<typeof rawChart>;
