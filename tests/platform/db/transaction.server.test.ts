import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db, pool, transaction, type Tx } from '@/lib/server/platform/db/pool';

const put = (tx: Tx, key: string, points: number) =>
  tx.execute(sql`insert into rate_limits (key, points) values (${key}, ${points})`);
const add = (tx: Tx, key: string) => tx.execute(sql`update rate_limits set points = points + 1 where key = ${key}`);
const read = async (key: string) =>
  (await pool().query<{ points: number }>('select points from rate_limits where key = $1', [key])).rows[0]?.points;

beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
});

it('[R57] commits all rows or none', async () => {
  const half = transaction(async (tx) => {
    await put(tx, 'first', 1);
    throw new Error('between two statements');
  });
  await expect(half).rejects.toThrow('between two statements');
  expect(await read('first')).toBeUndefined();
});

it('[R57] is retried after a conflict, so that nothing is counted twice or lost', async () => {
  await transaction((tx) => put(tx, 'counter', 0));
  let readings = 0;
  let open: () => void = () => undefined;
  const bothHaveRead = new Promise<void>((resolve) => (open = resolve));
  const count = () =>
    transaction(
      async (tx) => {
        await tx.execute(sql`select points from rate_limits where key = 'counter'`);
        if ((readings += 1) === 2) open();
        await bothHaveRead;
        await add(tx, 'counter');
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([count(), count()]);
  expect(await read('counter')).toBe(2);
  expect(readings).toBe(3);
});

it('[R57] is retried after a deadlock', async () => {
  await transaction(async (tx) => {
    await put(tx, 'a', 0);
    await put(tx, 'b', 0);
  });
  let arrived = 0;
  let open: () => void = () => undefined;
  const bothHaveOne = new Promise<void>((resolve) => (open = resolve));
  let tell: () => void = () => undefined;
  const oneIsThrough = new Promise<void>((resolve) => (tell = resolve));
  const cross = (first: string, second: string) =>
    transaction(async (tx) => {
      // The retry waits for the other transaction; otherwise the two could deadlock again.
      if (arrived >= 2) await oneIsThrough;
      await add(tx, first);
      if ((arrived += 1) === 2) open();
      await bothHaveOne;
      await add(tx, second);
    }).then(tell);
  await Promise.all([cross('a', 'b'), cross('b', 'a')]);
  expect([await read('a'), await read('b')]).toEqual([2, 2]);
  expect(arrived).toBe(3);
});

it('[R57] gives up after three retries', async () => {
  let tries = 0;
  const failing = transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`do $$ begin raise exception 'no luck' using errcode = 'serialization_failure'; end $$`);
  });
  await expect(failing).rejects.toThrow();
  expect(tries).toBe(4);
});
