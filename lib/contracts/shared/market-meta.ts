import { z } from 'zod';
import { chartUnits } from '@/lib/domain/shared/chart-units';
import { provenance } from './provenance';

/** The provenance of market figures, with their delay, license and age. */
export const marketMeta = provenance.extend({
  /** The delay as text; 'none' for data computed daily. */
  delay: z.string(),
  license: z.string(),
  /** Whether the source has failed since the data was fetched. */
  isStale: z.boolean(),
  /** Seconds since the data was fetched or created. */
  ageS: z.number().int().nonnegative(),
  /** Notes on the figures: fiscal years, members included, and what is missing and why. */
  notes: z.array(z.string()),
});
export type MarketMeta = z.infer<typeof marketMeta>;

/** The data of all charts except candles: series, and for each point one value per series in the same order. */
export const chart = z.object({
  title: z.string(),
  series: z.array(z.object({ key: z.string(), label: z.string(), unit: z.enum(chartUnits) })),
  /**
   * `at` is a year, a month (2025-11) or a day, oldest first, or a ticker in charts of price targets. A null value is
   * "n/m" or not reported.
   */
  points: z.array(z.object({ at: z.string(), values: z.array(z.number().nullable()) })),
  meta: marketMeta,
});
export type Chart = z.infer<typeof chart>;

/** A chart's data before aggregation: one row per symbol and year. */
export const rawChart = z.object({
  rows: z.array(z.object({ sector: z.string(), symbol: z.string(), at: z.string(), value: z.number().nullable() })),
  meta: marketMeta,
});
export type RawChart = z.infer<typeof rawChart>;
