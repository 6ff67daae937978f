import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordFaults } from '@/lib/domain/signals/trade-rules';
import { db, pool, transaction } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { recordSample } from '@/lib/server/sample-data/trade-sample';
import { sqlStateOf } from '@/lib/server/platform/db/faults';
import { eventually } from '@/tests/support/eventually';

const checkViolation = '23514';
const [first] = recordSample();
if (!first) throw new Error('The sample has no trade');

const insert = (...rows: Partial<typeof trades.$inferInsert>[]) =>
  db()
    .insert(trades)
    .values(rows.map((row, index) => ({ ...first, variant: 'live' as const, id: `x-${index}`, ...row })));

const stateOf = (work: Promise<unknown>) => work.then(() => 'accepted', sqlStateOf);

it.each([
  [
    'a result that is not ten cents a basis point',
    { balanceCents: first.balanceCents + 1, thousandCents: first.thousandCents + 1 },
  ],
  ['a running balance that does not start from $1,000', { thousandCents: first.thousandCents + 100 }],
  ['a first trade that is not number 1', { number: 2 }],
  ['a closed trade without ROI', { roiBp: null, balanceCents: 0, thousandCents: 100_000 }],
  ['a closed trade without its day', { closeDate: null }],
  ['a close before the fill', { closeDate: '2021-12-31' }],
  ['an expiration before the fill', { expiration: '2021-12-31' }],
  ['a loss of more than the stake', { roiBp: -10_010, balanceCents: -100_100, thousandCents: -100 }],
  ['a price of nothing', { strikeCents: 0 }],
])('[C6] the database refuses %s', async (_what, over) => {
  expect(await stateOf(insert(over))).toBe(checkViolation);
});

it('[C6] the database refuses a second trade that does not continue the first', async () => {
  const row = { number: 2, roiBp: 1_000, balanceCents: 10_000 };
  expect(await stateOf(insert({}, { ...row, thousandCents: first.thousandCents }))).toBe(checkViolation);
  expect(await stateOf(insert({}, { ...row, thousandCents: first.thousandCents + 10_000 }))).toBe('accepted');
});

it('[C6] [S11] a trade closes together with the balances after it, never alone', async () => {
  await db().delete(trades).where(eq(trades.variant, 'live'));
  const open = { closeDate: null, roiBp: null, balanceCents: 0, thousandCents: 100_000 };
  await insert(open, { ...open, number: 2 });
  const close = sql`update trades set close_date = '2022-02-01', roi_bp = 500, balance_cents = 5000, thousand_cents = 105000 where variant = 'live' and number = 1`;
  expect(await stateOf(transaction((tx) => tx.execute(close)))).toBe(checkViolation);
  await transaction(async (tx) => {
    await tx.execute(close);
    await tx.execute(sql`update trades set thousand_cents = 105000 where variant = 'live' and number = 2`);
  });
  const rows = await db().select().from(trades).where(eq(trades.variant, 'live'));
  expect(recordFaults(rows)).toEqual([]);
});

it('[C6] a trade issued while an earlier one closes waits for it, and is refused when it does not continue it', async () => {
  await db().delete(trades).where(eq(trades.variant, 'live'));
  await insert({ closeDate: null, roiBp: null, balanceCents: 0, thousandCents: 100_000 });
  const [closing, issuing] = [await pool().connect(), await pool().connect()];
  try {
    for (const client of [closing, issuing]) await client.query('begin');
    await closing.query(
      `update trades set close_date = '2022-02-01', roi_bp = 500, balance_cents = 5000, thousand_cents = 105000 where variant = 'live'`,
    );
    await closing.query('set constraints all immediate');
    const issued = issuing.query(
      `insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, strike_cents, bid_cents, balance_cents, thousand_cents, is_sample)
       values ('live', 2, 'late', 'AAPL', 'Call', '2022-03-18', '2022-02-01', 17000, 300, 0, 100000, true)`,
    );
    const checked = stateOf(issued.then(() => issuing.query('set constraints all immediate')));
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    await eventually(async () => expect((await db().execute(waiting)).rowCount).toBe(1));
    await closing.query('commit');
    expect(await checked).toBe(checkViolation);
  } finally {
    for (const client of [closing, issuing]) {
      await client.query('rollback');
      client.release();
    }
  }
});

it('[C6] the database refuses to change or remove one trade in the middle of the record', async () => {
  await db().delete(trades).where(eq(trades.variant, 'live'));
  const open = { closeDate: null, roiBp: null, balanceCents: 0, thousandCents: 100_000 };
  await insert(open, { ...open, number: 2 }, { ...open, number: 3 });
  const change = (change: string) => stateOf(db().execute(sql.raw(`${change} where variant = 'live' and number = 2`)));
  expect(await change('delete from trades')).toBe(checkViolation);
  expect(await change('update trades set number = 4')).toBe(checkViolation);
  expect(await change('update trades set thousand_cents = 100100')).toBe(checkViolation);
  expect(await stateOf(insert({ ...open, id: 'y', number: 5 }))).toBe(checkViolation);
  expect(await stateOf(db().delete(trades).where(eq(trades.id, 'x-2')))).toBe('accepted');
});

it('[S11] the sample record is inserted once, by any process', async () => {
  await db().delete(trades);
  await Promise.all([seedTrades(db()), seedTrades(db())]);
  const record = await db().select().from(trades);
  expect(record).toHaveLength(33);
  expect(recordFaults(record)).toEqual([]);
  expect(record.every(({ isSample, variant }) => isSample && variant === 'record')).toBe(true);
});
