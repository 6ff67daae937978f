import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/shared/random';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { outcomeOf, withBalances, type Trade } from '@/lib/domain/signals/trades';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { visitor } from '@/tests/support/api/api';
import { seedTwoSectors } from './ten-trades';

const today = '2026-11-23';
const sectors: Record<string, string[]> = { memory: ['MU', 'DDD'], phones: ['AAPL'] };
const random = seededRandom(15);
const pick = <Value>(...values: readonly Value[]): Value => values[random.between(0, values.length - 1)]!;
const day = () => addDays('2023-11-20', random.between(0, 800));

/**
 * 160 trades of three symbols over a little more than two years, including the first and last days of months and years.
 */
const made: Trade[] = withBalances(
  Array.from({ length: 160 }, (_, at) => {
    const fillDate = pick(day(), '2023-12-31', '2024-01-01', '2024-02-29', '2024-12-31', '2025-01-01');
    const isOpen = random.between(0, 9) === 0;
    const closeDate = isOpen ? null : addDays(fillDate, random.between(0, 30));
    return {
      ...{ id: `c-${at + 1}`, number: at + 1, symbol: pick('MU', 'DDD', 'AAPL'), tradeType: pick('Call', 'Put') },
      ...{
        expiration: addDays(fillDate, random.between(30, 90)),
        fillDate,
        closeDate,
        strikeCents: 9_000,
        bidCents: 250,
      },
      ...{ roiBp: isOpen ? null : pick(-2_000, -500, 0, 1_000, 3_000), isSample: true },
    };
  }),
);

beforeAll(async () => {
  setClock(() => new Date(`${today}T15:00:00Z`));
  await seedTwoSectors();
  await db().delete(trades);
  await db()
    .insert(trades)
    .values(made.map((trade) => ({ ...trade, variant: 'record' as const })));
});
afterAll(() => setClock());

type Query = Partial<Record<'symbol' | 'type' | 'outcome' | 'sector' | 'from' | 'to', string>>;

const matches = (trade: Trade, { symbol, type, outcome, sector, from, to }: Query) =>
  (symbol === undefined || trade.symbol === symbol) &&
  (type === undefined || trade.tradeType.toLowerCase() === type) &&
  (outcome === undefined || outcomeOf(trade) === outcome) &&
  (sector === undefined || sectors[sector]!.includes(trade.symbol)) &&
  (from === undefined || trade.fillDate >= from) &&
  (to === undefined || trade.fillDate <= to);

const keys = ['number', 'expiration', 'closeDate', 'fillDate'];

async function read(query: Query, order: { sort: string; dir: string }) {
  const parameters = new URLSearchParams({ ...query, ...order });
  const { answer } = await visitor().send('GET', `/api/trades?${parameters.toString()}`);
  return answer as { matching: number; items: { id: string }[]; nextCursor: string | null };
}

function randomQuery(): Query {
  const dates = [
    day(),
    pick('2024-01-01', '2024-12-31', '2024-02-29', '2024-03-31', '2025-01-01', '2025-11-30'),
  ].sort();
  const all: Query = {
    ...{
      symbol: pick('MU', 'AAPL', 'ZZZ'),
      type: pick('call', 'put'),
      outcome: pick('win', 'loss', 'breakeven', 'open'),
    },
    ...{ sector: pick('memory', 'phones'), from: dates[0]!, to: dates[1]! },
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.between(0, 2) > 0));
}

async function expectMatching(query: Query, of: readonly Trade[]) {
  const order = { sort: pick(...keys), dir: pick('asc', 'desc') };
  const expected = of.filter((trade) => matches(trade, query)).map(({ id }) => id);
  const found = await read(query, order);
  expect([found.matching, found.items.map(({ id }) => id).toSorted()], JSON.stringify({ query, order })).toEqual([
    expected.length,
    found.nextCursor === null ? expected.toSorted() : expect.any(Array),
  ]);
}

describe('[C3] counts and lists match a full scan of all trades', () => {
  it('for any filter and days', async () => {
    for (let round = 0; round < 120; round += 1) await expectMatching(randomQuery(), made);
  });

  it.each([
    { from: '2024-01-01', to: '2024-12-31' },
    { from: '2024-02-29', to: '2024-02-29' },
    { from: '2023-12-31', to: '2024-01-01' },
    { from: '2024-01-02' },
    { to: '2024-12-30', symbol: 'MU' },
    { from: '2023-12-31', to: '2025-01-01', sector: 'memory', type: 'put' },
    { from: '0001-01-01', to: '9999-12-31' },
  ] satisfies Query[])('at the ends of months and years: %j', async (query) => {
    for (let round = 0; round < 4; round += 1) await expectMatching(query, made);
  });

  it('after a trade closed, was corrected, hidden and removed', async () => {
    const open = made.find(({ roiBp }) => roiBp === null)!;
    const changed = async (id: string, change: Partial<Trade> & { isPublic?: boolean }) => {
      await db().update(trades).set(change).where(eq(trades.id, id));
    };
    const closed = { closeDate: open.expiration, roiBp: 0 };
    await changed(open.id, closed);
    const moved = { symbol: 'AAPL', fillDate: '2022-02-01', tradeType: 'Put' as const };
    await changed('c-1', moved);
    await changed('c-2', { isPublic: false });
    const last = made.at(-1)!;
    await db().delete(trades).where(eq(trades.id, last.id));
    const now = made
      .filter(({ id }) => id !== 'c-2' && id !== last.id)
      .map((trade) =>
        trade.id === open.id ? { ...trade, ...closed } : trade.id === 'c-1' ? { ...trade, ...moved } : trade,
      );
    for (let round = 0; round < 60; round += 1) await expectMatching(randomQuery(), now);
    await expectMatching({ to: '2022-12-31' }, now);
    await expectMatching({ type: 'put' }, now);
  });

  it('when they are counted again', async () => {
    const counts = () => db().execute(sql`select * from trade_counts where count > 0 order by 1, 2, 3, 4, 5`);
    const before = await counts();
    await db().execute(sql`select recount_trades()`);
    expect((await counts()).rows).toEqual(before.rows);
    expect(before.rows.length).toBeGreaterThan(0);
  });
});
