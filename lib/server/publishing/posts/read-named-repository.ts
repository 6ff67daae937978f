import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { pool } from '@/lib/server/platform/db/pool';

const dialect = new PgDialect();

/**
 * Runs a large read as a named prepared statement, so that each connection plans it once: planning takes longer than
 * running it. For reads outside transactions, with few different texts.
 */
export async function readNamed<Row extends pg.QueryResultRow>(statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = createHash('sha1').update(text).digest('hex');
  return (await pool().query<Row>({ name, text, values })).rows;
}
