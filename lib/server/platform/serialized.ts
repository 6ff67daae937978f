import type { z } from 'zod';

/** A response that was checked against its schema and serialized before: it is sent unchanged. */
export class Serialized<Answer> {
  /** Only for the compiler: a response of another endpoint does not fit. */
  declare readonly answer: Answer;
  constructor(readonly text: string) {}
}

type WithMeta = z.ZodObject<{ meta: z.ZodType }>;

/**
 * For responses whose data changes seldom: everything but `meta` is checked and serialized once, `meta`, which holds the
 * data's age, for each response. The result is what JSON.stringify would give, provided that the schema names `meta`
 * last.
 */
export function serializerOf<Schema extends WithMeta>(schema: Schema) {
  const rest = schema.omit({ meta: true });
  return {
    serializeRest: (answer: Omit<z.input<Schema>, 'meta'>): string => JSON.stringify(rest.parse(answer)).slice(0, -1),
    addMeta: (text: string, meta: z.input<Schema>['meta']) =>
      new Serialized<z.input<Schema>>(`${text},"meta":${JSON.stringify(schema.shape.meta.parse(meta))}}`),
  };
}
