import type { z } from 'zod';

/** A response that was already validated and serialized; it is sent unchanged. */
export class Serialized<Answer> {
  /** For the compiler only: a response of another endpoint does not fit. */
  declare readonly answer: Answer;
  constructor(readonly text: string) {}
}

type WithMeta = z.ZodObject<{ meta: z.ZodType }>;

/**
 * For responses whose data seldom changes: everything except `meta` is validated and serialized once. `meta`, which
 * contains the data's age, is added to each response. The result equals that of JSON.stringify, provided that `meta` is
 * last in the schema.
 */
export function serializerOf<Schema extends WithMeta>(schema: Schema) {
  const rest = schema.omit({ meta: true });
  return {
    serializeRest: (answer: Omit<z.input<Schema>, 'meta'>): string => JSON.stringify(rest.parse(answer)).slice(0, -1),
    addMeta: (text: string, meta: z.input<Schema>['meta']) =>
      new Serialized<z.input<Schema>>(`${text},"meta":${JSON.stringify(schema.shape.meta.parse(meta))}}`),
  };
}
