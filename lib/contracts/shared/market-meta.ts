import { z } from 'zod';
import { chartUnits } from '@/lib/domain/shared/chart-units';
import { provenance } from './provenance';

/** The provenance of market figures with delay, terms and whether the source has failed since. */
export const marketMeta = provenance.extend({
  /** 'none' for daily computed data; otherwise the delay as text. */
  delay: z.string(),
  license: z.string(),
  /** Stale: the source has not responded since. */
  isStale: z.boolean(),
  /** Seconds since the data was fetched or created. */
  ageS: z.number().int().nonnegative(),
  /** Notes on the numbers: fiscal years, members used, missing data and the reason. */
  notes: z.array(z.string()),
});
export type MarketMeta = z.infer<typeof marketMeta>;

/** The shape of all charts except candles: series, and for each point one value per series, in order. */
export const chart = z.object({
  title: z.string(),
  series: z.array(z.object({ key: z.string(), label: z.string(), unit: z.enum(chartUnits) })),
  /**
   * `at` is a year, a month (2025-11) or a day, oldest first; in a chart of price targets it is a ticker. Null is "n/m"
   * or not reported.
   */
  points: z.array(z.object({ at: z.string(), values: z.array(z.number().nullable()) })),
  meta: marketMeta,
});
export type Chart = z.infer<typeof chart>;

/** The same numbers before aggregation: one row per symbol and year. */
export const rawChart = z.object({
  rows: z.array(z.object({ sector: z.string(), symbol: z.string(), at: z.string(), value: z.number().nullable() })),
  meta: marketMeta,
});
export type RawChart = z.infer<typeof rawChart>;
