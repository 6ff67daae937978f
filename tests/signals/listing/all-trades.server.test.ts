import pg from 'pg';
import { eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { readAllTrades, readTradesOfApi } from '@/lib/server/signals/page-props/all-trades';
import { app } from '@/lib/server/app/app';
import { visitor } from '@/tests/support/api/api';

const many = 2_500;

/** Inserts trades without the trigger that checks each trade against all earlier ones; the last ten are open. */
beforeAll(async () => {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query('alter table trades disable trigger trades_continue');
  await owner.query('delete from trades');
  await owner.query(`
    insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, close_date, strike_cents,
        bid_cents, roi_bp, balance_cents, thousand_cents, is_sample)
      select 'record', n, 'many-' || n, 'AAPL', 'Call', date '2022-03-18', date '2022-03-01',
        case when n <= ${many - 10} then date '2022-03-02' end, 17000, 320, roi, coalesce(10 * roi, 0),
        100000 + sum(coalesce(10 * roi, 0)) over (order by n), true
      from (select n, case when n <= ${many - 10} then (n % 7 - 3) * 100 end as roi from generate_series(1, ${many}) n) made`);
  await owner.query('alter table trades enable trigger trades_continue');
  await owner.end();
});

describe.each([
  ['our own database', readAllTrades],
  ['an API', readTradesOfApi],
])('[C10] pages read all trades of a long record from %s', (_where, read) => {
  it('whole and in order of issue', async () => {
    const { trades, meta } = await read('record');
    expect(trades.map(({ id }) => id)).toEqual(Array.from({ length: many }, (_, at) => `many-${at + 1}`));
    // Trade 1,001 is on the second line of the file; 1001 % 7 is 0, which makes it a loss of 3%.
    expect(trades[1_000]).toEqual({
      ...{ id: 'many-1001', number: 1_001, symbol: 'AAPL', tradeType: 'Call', expiration: '2022-03-18' },
      ...{ fillDate: '2022-03-01', closeDate: '2022-03-02', strikeCents: 17_000, bidCents: 320 },
      ...{ roiBp: -300, balanceCents: -3_000, thousandCents: expect.any(Number) as number, isSample: true },
    });
    expect(trades.at(-1)).toMatchObject({ closeDate: null, roiBp: null, balanceCents: 0 });
    expect(meta).toMatchObject({ isSample: true, source: 'Sample generator' });
  });
});

it('[C10] both give the same trades, and a change is seen at once', async () => {
  expect(await readAllTrades('record')).toEqual(await readTradesOfApi('record'));
  await db().update(trades).set({ symbol: 'MU' }).where(eq(trades.id, 'many-2'));
  for (const { trades: all } of await Promise.all([readAllTrades('record'), readAllTrades('record')]))
    expect(all[1]!.symbol).toBe('MU');
});

it('[C3] the JSON file has a thousand trades on each line', async () => {
  const { text } = await visitor().send('GET', '/api/trades/export.json');
  const lines = text.split('\n');
  expect(lines).toHaveLength(5);
  expect(lines.slice(1, -1).map((line) => line.split('"id":').length - 1)).toEqual([1_000, 1_000, 500]);
});

it.each(['csv', 'json'])(
  '[C3] the %s file reads the next thousand trades only when it is read itself',
  async (format) => {
    const begin = async () => {
      const answer = await app.fetch(new Request(`http://localhost/api/trades/export.${format}`));
      const body = answer.body!.getReader();
      let text = '';
      // Reads until the first thousand trades have arrived.
      while (!text.includes('many-1000')) text += Buffer.from((await body.read()).value ?? []).toString();
      return { body, text };
    };
    const { body, text } = await begin();
    // A file that read ahead would have read its second thousand by the time another file was read to its end.
    await visitor().send('GET', `/api/trades/export.${format}`);
    expect(text).not.toContain('many-1001');
    const removed = await db().delete(trades).where(gt(trades.number, 2_000)).returning();
    await expect(restOf(body)).rejects.toThrow();
    await db().insert(trades).values(removed);
  },
);

async function restOf(body: ReadableStreamDefaultReader<Uint8Array>) {
  for (let isDone = false; !isDone;) isDone = (await body.read()).done;
}
