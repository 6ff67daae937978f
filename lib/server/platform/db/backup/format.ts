import { z } from 'zod';
import { StartupError } from '../startup-error';

/**
 * A backup is one gzipped text: a header line of JSON, then each table's rows as Postgres COPY writes them, each closed
 * by a line that no row can contain, then a line of JSON with counts and a checksum.
 */
export const END_OF_ROWS = '\\.\n';

export const header = z.object({
  format: z.literal('site-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they can be filled: referenced tables first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type Header = z.infer<typeof header>;

export const trailer = z.object({
  rows: z.array(z.number().int().min(0)),
  /** Of everything before this line. */
  sha256: z.string(),
});

/** The same text format on every server, regardless of its settings. */
export const plainText = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Parses a line of JSON of a backup; throws with `wrong` when it does not fit the shape. */
export function parseLine<Shape extends z.ZodType>(shape: Shape, line: Buffer, wrong: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(line.toString('utf8')));
  } catch (cause) {
    throw new StartupError(wrong, { cause });
  }
}
