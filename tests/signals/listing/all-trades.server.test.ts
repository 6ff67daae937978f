import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { readAllTrades } from '@/lib/server/signals/page-props/all-trades';
import { visitor } from '@/tests/support/api/api';

const many = 2_500;

/** Without the trigger that checks each trade against all before it; the last ten are open. */
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

it('[C10] pages read all trades of a long record, in order of issue', async () => {
  const { items, total, nextCursor } = await readAllTrades('record');
  expect([total, nextCursor]).toEqual([many, null]);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: many }, (_, at) => `many-${at + 1}`));
  // Trade 1,001 is the first of the file's second line; 1001 % 7 is 0, a loss of 3%.
  expect(items[1_000]).toMatchObject({ id: 'many-1001', bid: 3.2, roi: -3, balance: -30, closeDate: '2022-03-02' });
  expect(items.at(-1)).toMatchObject({ closeDate: 'Open', roi: 'TBD', balance: 0 });
});

it('[C3] the JSON file has a thousand trades on each line', async () => {
  const { text } = await visitor().send('GET', '/api/trades/export.json');
  const lines = text.split('\n');
  expect(lines).toHaveLength(5);
  expect(lines.slice(1, -1).map((line) => line.split('"id":').length - 1)).toEqual([1_000, 1_000, 500]);
});
