import { afterEach, expect, it } from 'vitest';
import { databaseFailureOf } from '@/lib/server/platform/db/faults';
import { ReadTimeoutClient } from '@/lib/server/platform/db/read-timeout-client';
import { databaseUrl } from '@/lib/server/platform/db/url';

const open: ReadTimeoutClient[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.end()));
});

async function connect(patience: number) {
  const client = new ReadTimeoutClient({ connectionString: databaseUrl(), patience });
  client.on('error', () => undefined);
  open.push(client);
  await client.connect();
  return client;
}

/** Blocks the event loop, like loading a large module on a busy machine. */
const holdUp = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('[R54] accepts a response that arrived while this process was blocked', async () => {
  const client = await connect(1_000);
  const promised = client.query('select 1 as one');
  const called = new Promise((resolve) => client.query('select 2 as two', (_, { rows }) => resolve(rows)));
  holdUp(2_500);
  expect((await promised).rows).toEqual([{ one: 1 }]);
  expect(await called).toEqual([{ two: 2 }]);
});

it('[R54] reports a database failure when the server does not respond to a query', async () => {
  const client = await connect(200);
  const failure: unknown = await client.query('select pg_sleep(30)').catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Query read timeout' });
  expect(databaseFailureOf(failure)).toBe('away');
});

it('[R54] does not time out an idle connection', async () => {
  const client = await connect(1_000);
  await client.query('select 1');
  await (await connect(8_000)).query('select pg_sleep(1.5)');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
