import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '@/lib/server/platform/db/pool';

/** Rows per statement, to limit the statement's size. */
const atOnce = 6_000;

/**
 * Inserts many rows with one array parameter per column, which is several times faster than one parameter per value.
 * Existing rows are not changed.
 */
export async function insertRows<Table extends PgTable>(tx: Tx, table: Table, rows: readonly Table['$inferInsert'][]) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce) as Record<string, unknown>[];
    const names = sql.join(
      columns.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    );
    const arrays = columns.map(
      ([key, column]) => sql`${arrayText(part.map((row) => row[key]))}::${sql.raw(column.getSQLType())}[]`,
    );
    await tx.execute(
      sql`insert into ${table} (${names}) select * from unnest(${sql.join(arrays, sql`, `)}) on conflict do nothing`,
    );
  }
}

const arrayText = (values: readonly unknown[]) => `{${values.map(element).join(',')}}`;

/** An element of a Postgres array literal: numbers and booleans unquoted, everything else quoted. */
function element(value: unknown) {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return `"${value.toISOString()}"`;
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : JSON.stringify(value);
}
