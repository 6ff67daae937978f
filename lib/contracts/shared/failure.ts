import { z } from 'zod';

/**
 * The response of every failed call: an error code and the message, which appears twice because old clients read either
 * place.
 */
export const failure = z.object({
  message: z.string(),
  data: z.object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type Failure = z.infer<typeof failure>;

/** A response with a message only. */
export const acknowledgement = z.object({ message: z.string() });
