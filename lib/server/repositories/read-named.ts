import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { pool } from '../db/pool';

const dialect = new PgDialect();

/**
 * Runs a large read under a name of its own, so that each connection plans it once: planning it anew takes longer than
 * running it. For reads outside of a transaction, and with few different texts.
 */
export async function readNamed<Row extends pg.QueryResultRow>(statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = createHash('sha1').update(text).digest('hex');
  return (await pool().query<Row>({ name, text, values })).rows;
}
