import { z } from 'zod';

/** Where numbers come from, on every list and chart: who made them, when they held, whether they are sample data. */
export const provenance = z.object({
  source: z.string(),
  asOf: z.iso.datetime(),
  isSample: z.boolean(),
});
