import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { log } from '@/lib/server/platform/log/log';
import { limits, POOL_SIZE } from './connection-limits';
import { sqlStateOf } from './faults';
import { trackClosing, type ClosingConnections } from './closing-connections';
import { ReadTimeoutClient } from './read-timeout-client';
import { APP_ROLE, canBecomeAppRole } from './roles';
import { databaseUrl } from './url';

export type Database = NodePgDatabase;

/** The handle that a repository gets inside a transaction. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that may run inside or outside of a transaction. */
export type Handle = Tx | Database;

type Prepared<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> };
type Query<Rows> = { prepare: (name: string) => Prepared<Rows> };

const RETRIES = 3;

/** Min trigram similarity of two words: 'telsa' and 'tesla' share a third of their trigrams. */
const alikeFrom = 0.3;

/** SQLSTATEs of transactions rolled back because of a concurrent one, which are retried. */
const collisions = new Set(['40001', '40P01']);

type Shared = { pool: pg.Pool; db: Database; closing: ClosingConnections };

let open: Shared | undefined;

/** The process's only connection pool. */
export const pool = (): pg.Pool => shared().pool;

export const db = (): Database => shared().db;

/**
 * Runs the work in one transaction and retries it after a serialization conflict. The work must make no network
 * request: messages to other services go through the outbox.
 */
export async function transaction<Result>(
  work: (tx: Tx) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(work, config);
    } catch (error) {
      if (attempt >= RETRIES || !collisions.has(sqlStateOf(error) ?? '')) throw error;
      await pause(5 + Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * Prepares a frequent read outside of transactions: its SQL is built once, and each connection plans it once under its
 * name. Use `sql.placeholder` for values that differ between calls. Values are sent to Postgres as they are, without
 * conversion by the column's type.
 */
export function preparedRead<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (database: Database) => Query<Rows>,
): (values: Values) => Promise<Rows> {
  const prepared = new WeakMap<Database, Prepared<Rows>>();
  return (values) => {
    const database = db();
    const known = prepared.get(database) ?? build(database).prepare(name);
    prepared.set(database, known);
    return known.execute(values);
  };
}

/** Waits for running queries and closes every connection, with a short timeout in case the server does not respond. */
export async function closePool() {
  const closing = open;
  open = undefined;
  await closing?.pool.end();
  await closing?.closing.allClosed(limits.closing);
}

function shared(): Shared {
  return (open ??= makePool());
}

function makePool(): Shared {
  const made = new pg.Pool({
    Client: LocatedClient,
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    application_name: 'site',
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool awaits it, its types do not say so
    onConnect: limitConnection,
  });
  // The pool removes an idle connection that was lost. Without a listener, the process would end.
  made.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  return { pool: made, db: drizzle(made), closing: trackClosing(made) };
}

/**
 * Looks up the database's URL for each connection, because a restarted embedded server may have another socket folder.
 */
class LocatedClient extends ReadTimeoutClient {
  constructor(options?: pg.ClientConfig) {
    super({ ...options, connectionString: databaseUrl(), patience: limits.answer });
    // The pool hands out a connection shortly before the caller can attach a listener. An error in between would end
    // the process; with this listener, the first statement rejects instead.
    this.on('error', () => undefined);
  }
}

/** Limits are set by a query, because poolers in front of Postgres reject such settings at connection time. */
async function limitConnection(client: pg.ClientBase) {
  await client.query(
    `select set_config('statement_timeout', '${limits.statement}', false),
            set_config('lock_timeout', '${limits.lock}', false),
            set_config('idle_in_transaction_session_timeout', '${limits.idleInTransaction}', false),
            set_config('pg_trgm.word_similarity_threshold', '${alikeFrom}', false),
            case when ${canBecomeAppRole} then set_config('role', '${APP_ROLE}', false) end`,
  );
}

/**
 * Runs a transaction on a connection checked out here, because Drizzle's transaction on a pool leaks a connection if
 * BEGIN fails.
 */
async function runOnce<Result>(work: (tx: Tx) => Promise<Result>, config?: PgTransactionConfig) {
  const client = await pool().connect();
  let failure: unknown;
  const onLost = (error: Error) => (failure = error);
  client.on('error', onLost);
  try {
    return await drizzle(client).transaction(work, config);
  } catch (error) {
    failure ??= sqlStateOf(error) === undefined ? error : undefined;
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(failure !== undefined);
  }
}
