import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { pool } from '@/lib/server/platform/db/pool';

const dialect = new PgDialect();

/**
 * Runs a large query as a named prepared statement, so that each connection plans it only once: planning takes longer
 * than running it. Use it outside transactions, for a small number of distinct statements.
 */
export async function readNamed<Row extends pg.QueryResultRow>(statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = createHash('sha1').update(text).digest('hex');
  return (await pool().query<Row>({ name, text, values })).rows;
}
