import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { versionedRead } from '@/lib/server/platform/db/versioned-read';
import { recordSample } from '@/lib/server/sample-data/trade-sample';
import { makePrediction, makeSector, makeSectorFigures, makeSymbol, settle } from '@/tests/support/features/market';

const [first] = recordSample();
if (!first) throw new Error('The sample has no trade');
const addTrade = () =>
  db()
    .insert(trades)
    .values({ ...first, variant: 'record' });
const clearTrades = () => db().delete(trades);

let made: number;
const readCount = versionedRead<{ of: string }, number, { text: string }>({
  name: 'count_of_trades',
  tables: [trades],
  data: sql`to_json((select count(*)::int from trades where variant = ${sql.placeholder('of')}::text))`,
  make: (count, { of }) => {
    made += 1;
    return { text: `${of}: ${count}` };
  },
});
const count = async (of = 'record') => (await readCount({ of })).text;

beforeEach(async () => {
  await clearTrades();
  made = 0;
});

it('[P4] is computed once per version of its tables', async () => {
  expect([await count(), await count(), await count()]).toEqual(['record: 0', 'record: 0', 'record: 0']);
  expect(made).toBe(1);
  await addTrade();
  expect([await count(), await count()]).toEqual(['record: 1', 'record: 1']);
  expect(made).toBe(2);
});

it('[P4] is computed for each set of values', async () => {
  await addTrade();
  expect([await count('record'), await count('live'), await count('record')]).toEqual([
    'record: 1',
    'live: 0',
    'record: 1',
  ]);
});

it('[P4] changes when a transaction is committed, not before, and not when it is rolled back', async () => {
  await addTrade();
  expect(await count()).toBe('record: 1');
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('delete from trades');
    expect(await count()).toBe('record: 1');
    await client.query('rollback');
    expect(await count()).toBe('record: 1');
    expect(made).toBe(1);
    await client.query('begin');
    await client.query('delete from trades');
    await client.query('commit');
    expect(await count()).toBe('record: 0');
  } finally {
    client.release();
  }
});

it('[P4] changes with each of several parallel transactions, and none waits for another', async () => {
  const clients = [await pool().connect(), await pool().connect()];
  const add = async (client: (typeof clients)[number], variant: string) =>
    client.query(
      `insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, strike_cents, bid_cents,
         balance_cents, thousand_cents, is_sample)
       values ($1, 1, $1, 'AAPL', 'Call', '2026-03-20', '2026-01-02', 100, 100, 0, 100000, true)`,
      [variant],
    );
  try {
    const [one, two] = clients as [(typeof clients)[number], (typeof clients)[number]];
    for (const client of clients) await client.query('begin');
    await add(one, 'record');
    await add(two, 'live');
    expect([await count('record'), await count('live')]).toEqual(['record: 0', 'live: 0']);
    await two.query('commit');
    expect([await count('record'), await count('live')]).toEqual(['record: 0', 'live: 1']);
    await one.query('commit');
    expect([await count('record'), await count('live')]).toEqual(['record: 1', 'live: 1']);
  } finally {
    for (const client of clients) client.release();
  }
});

it('[P7] keeps four million characters at most', async () => {
  let long = 0;
  const readLong = versionedRead<{ n: number }, number, { text: string }>({
    name: 'long',
    tables: [trades],
    data: sql`to_json(${sql.placeholder('n')}::int)`,
    make: () => {
      long += 1;
      return { text: 'x'.repeat(1_500_000) };
    },
  });
  for (const n of [1, 2, 3]) await readLong({ n });
  await readLong({ n: 3 });
  expect(long).toBe(3);
  await readLong({ n: 1 });
  expect(long).toBe(4);
});

const versionOf = async (table: string) =>
  (await pool().query<{ id: string }>('select id from table_versions where name = $1 order by 1', [table])).rows;

/** The tables that reads of this kind depend on, each with the changes that affect the visible rows. */
const changes: [table: string, change: string, make: () => Promise<unknown>][] = [
  ['trades', 'insert', addTrade],
  ['trades', 'delete', clearTrades],
  ['predictions', 'insert', () => makePrediction({ kind: 'timing', horizonDays: 28, subject: 'versions' })],
  [
    'prediction_outcomes',
    'insert',
    async () =>
      settle(
        await makePrediction({
          kind: 'timing',
          horizonDays: 28,
          subject: 'versions',
          issuedAt: new Date('2025-01-02'),
        }),
      ),
  ],
  ['sectors', 'insert', () => makeSector()],
  ['sectors', 'update', () => run(sql`update sectors set description = 'Another one.'`)],
  ['sectors', 'delete', () => run(sql`delete from sectors where slug like 'sector-%'`)],
  ['sector_symbols', 'insert', async () => makeSector([await makeSymbol()])],
  ['sector_symbols', 'delete', () => run(sql`delete from sector_symbols`)],
  ['symbols', 'insert', () => makeSymbol()],
  ['symbols', 'new name', () => run(sql`update symbols set name = name || '!'`)],
  ['symbol_figures', 'insert', () => makeSymbol()],
  ['symbol_figures', 'update', () => run(sql`update symbol_figures set pe_ratio = 5`)],
  ['symbol_figures', 'delete', () => run(sql`delete from symbol_figures`)],
  ['sector_figures', 'insert', () => makeSectorFigures([{ slug: 'x', metric: 'revenue', at: '2025', value: 1 }])],
  ['sector_figures', 'update', () => run(sql`update sector_figures set value = 2`)],
  ['sector_figures', 'delete', () => run(sql`delete from sector_figures`)],
];
const run = (statement: SQL) => db().execute(statement);

it.each(changes)('[P4] %s has another version after: %s', async (table, _, make) => {
  const before = await versionOf(table);
  await make();
  expect(await versionOf(table)).not.toEqual(before);
});

it('[P4] a symbol has the same version when only its other columns change', async () => {
  const before = await versionOf('symbols');
  await run(sql`update symbols set shares_outstanding = 5`);
  expect(await versionOf('symbols')).toEqual(before);
});
