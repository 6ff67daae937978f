import { z } from 'zod';

/** Every failed call answers this: a sentence for people twice (old clients read either place) and a code for programs. */
export const failure = z.object({
  message: z.string(),
  data: z.object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type Failure = z.infer<typeof failure>;

/** An answer whose only content is a sentence. */
export const acknowledgement = z.object({ message: z.string() });
