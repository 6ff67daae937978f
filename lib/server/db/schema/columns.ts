import { sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as the whole world has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const cents = (name: string) => bigint(name, { mode: 'number' });

/** For a check: a column that holds one of these words. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
