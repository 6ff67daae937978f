import { z } from 'zod';

/** Source, date and sample flag of every list and chart. */
export const provenance = z.object({
  source: z.string(),
  asOf: z.iso.datetime(),
  isSample: z.boolean(),
});
