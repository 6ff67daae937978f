import type { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { databaseFailureOf } from '@/lib/server/platform/db/faults';
import { closePool, db, pool, transaction } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { endOtherConnections } from '@/tests/support/database/connections';
import { withProductionLimits } from '@/tests/support/database/limits';

const owners: pg.Client[] = [];

afterEach(async () => {
  await Promise.all(owners.splice(0).map((client) => client.end()));
});

async function owner() {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  owners.push(client);
  return client;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('[R56] gives every connection its limits', () =>
  withProductionLimits(async () => {
    const { rows } = await pool().query(
      `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle, current_user as who`,
    );
    expect(rows).toEqual([{ statement: '2700ms', idle: '10s', who: 'site_app' }]);
  }));

it('[R52] is one pool for all callers', async () => {
  expect(pool()).toBe(pool());
  expect(db()).toBe(db());
  expect(pool().options.max).toBe(10);
  await closePool();
  expect(await db().execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});

it('[R59] closes when its last connection has closed, so that stopping the server cuts no one off', async () => {
  const gone = vi.fn();
  pool().on('remove', gone);
  const held = await Promise.all(Array.from({ length: 3 }, () => pool().connect()));
  for (const client of held) client.release();
  await closePool();
  expect(gone.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it('[R54] ends a statement that takes too long, as a database error', () =>
  withProductionLimits(async () => {
    expect(databaseFailureOf(await failureOf(db().execute(sql`select pg_sleep(30)`)))).toBe('away');
  }));

it('[R56] serves 200 callers at once with ten connections, and leaks none', async () => {
  await Promise.all(Array.from({ length: 200 }, () => transaction((tx) => tx.execute(sql`select 1`))));
  expect(pool().totalCount).toBeLessThanOrEqual(10);
  expect(pool().idleCount).toBe(pool().totalCount);
  expect(pool().waitingCount).toBe(0);
});

it('[R56] leaks no connection when transactions fail, at BEGIN or later', async () => {
  const { rows } = await pool().query<{ pid: number }>('select pg_backend_pid() as pid');
  const other = await owner();
  const broken = transaction(async (tx) => {
    const mine = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.query('select pg_terminate_backend($1)', [mine.rows[0]?.pid ?? rows[0]?.pid]);
    await tx.execute(sql`select 1`);
  });
  expect(databaseFailureOf(await failureOf(broken))).toBe('away');
  await Promise.all(Array.from({ length: 30 }, () => failureOf(transaction((tx) => tx.execute(sql`select 1 / 0`)))));
  expect(await transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject({ rows: [{ one: 1 }] });
  expect(pool().waitingCount).toBe(0);
});

it('[R56] continues after every connection was ended: at most one error for each', async () => {
  await Promise.all(Array.from({ length: 10 }, () => db().execute(sql`select 1`)));
  await endOtherConnections(await owner());
  const failures = (await Promise.all(Array.from({ length: 10 }, () => failureOf(db().execute(sql`select 1`))))).filter(
    (failure) => failure !== undefined,
  );
  expect(failures.every((failure) => databaseFailureOf(failure) === 'away')).toBe(true);
  expect(await db().execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});

it('[R54] survives a connection that is lost while it is handed to a waiting caller', async () => {
  const held = await Promise.all(Array.from({ length: 10 }, () => pool().connect()));
  const waiting = failureOf(transaction((tx) => tx.execute(sql`select 1`)));
  const [lost] = held;
  lost?.release();
  // In one packet, as when the end of a response and the server's last message arrive together.
  (lost as unknown as { connection: EventEmitter }).connection.emit('error', new Error('the line is cut'));
  for (const client of held.slice(1)) client.release();
  expect(databaseFailureOf(await waiting)).toBe('away');
  expect(await transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject({ rows: [{ one: 1 }] });
  expect(pool().waitingCount).toBe(0);
});

it('[R56] reports an error when a lock is held too long, instead of hanging', async () => {
  const other = await owner();
  await other.query('begin');
  await other.query('lock table rate_limits in access exclusive mode');
  await withProductionLimits(async () => {
    expect(databaseFailureOf(await failureOf(db().execute(sql`select * from rate_limits`)))).toBe('away');
  });
  await other.query('rollback');
});
