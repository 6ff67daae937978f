import { z } from 'zod';
import { StartFault } from '../start-fault';

/**
 * A backup is one gzipped text: a line of JSON that says what follows, then each table's rows as Postgres' own COPY
 * writes them, closed by a line that no row can be, then a line of JSON to check it all by.
 */
export const END_OF_ROWS = '\\.\n';

export const header = z.object({
  format: z.literal('site-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which they can be filled: what a row refers to is there before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type Header = z.infer<typeof header>;

export const trailer = z.object({
  rows: z.array(z.number().int().min(0)),
  /** Of everything before this line. */
  sha256: z.string(),
});

/** The same text on every server, whatever its own settings. */
export const plainText = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Reads a line of JSON of a backup. */
export function parseLine<Shape extends z.ZodType>(shape: Shape, line: Buffer, wrong: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(line.toString('utf8')));
  } catch (cause) {
    throw new StartFault(wrong, { cause });
  }
}
