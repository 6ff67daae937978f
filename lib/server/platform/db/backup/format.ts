import { z } from 'zod';
import { StartupError } from '../startup-error';

/**
 * A backup is one gzipped text: a header line of JSON; then each table's rows in the format of Postgres COPY, followed
 * by a line that no row can contain; then a line of JSON with row counts and a checksum.
 */
export const END_OF_ROWS = '\\.\n';

export const header = z.object({
  format: z.literal('site-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations that created the tables, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they can be filled: referenced tables come first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type Header = z.infer<typeof header>;

export const trailer = z.object({
  rows: z.array(z.number().int().min(0)),
  /** SHA-256 of everything before this line. */
  sha256: z.string(),
});

/** Session settings that make the text format the same on every server. */
export const plainText = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Parses a line of JSON in a backup. Throws a StartupError with the message `wrong` if it does not match the shape. */
export function parseLine<Shape extends z.ZodType>(shape: Shape, line: Buffer, wrong: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(line.toString('utf8')));
  } catch (cause) {
    throw new StartupError(wrong, { cause });
  }
}
