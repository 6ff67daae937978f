import { sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A UTC instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const cents = (name: string) => bigint(name, { mode: 'number' });

/** A check expression: the column has one of these values. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
