import type { GetServerSidePropsContext } from 'next';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { now, setClock } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { storedFigures } from '@/lib/server/platform/db/schema/stored-figures';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { storedFiguresOf } from '@/lib/server/signals/stored-figures';
import { openLedger } from '@/lib/server/signals/ledger/ledger-writer';
import { getPerformanceProps, type PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { getWhatIfProps, type WhatIfProps } from '@/lib/server/signals/page-props/what-if';
import { seedAll } from '@/tests/support/database/seeded';

const day = '2026-11-24';
beforeAll(async () => {
  setClock(() => new Date(`${day}T15:00:00Z`));
  await seedAll();
});
afterAll(() => setClock());
beforeEach(() => db().delete(storedFigures));

const context = (variant: string) =>
  ({ query: { variant }, res: { setHeader: () => undefined } }) as unknown as GetServerSidePropsContext;
const open = async () => ((await getPerformanceProps(context('record'))) as { props: PerformanceProps }).props;
const openLive = async () => ((await getWhatIfProps(context('live'))) as { props: WhatIfProps }).props;

const aView = { name: 'a view', usesPrices: false };

/** Counts how often a view is computed: each call returns the next number. */
function counted() {
  let made = 0;
  return () => Promise.resolve(String((made += 1)));
}

/** Changes a trade, which gives the trades a new version. */
const touch = () => db().update(trades).set({ isPublic: true }).where(eq(trades.number, 1));

it('[C10] a view is computed once, and again after the trades, the day or the code have changed', async () => {
  const make = counted();
  const read = (edition = 'one') => storedFiguresOf(aView, edition, make);
  expect([await read(), await read()]).toEqual(['1', '1']);
  await touch();
  expect([await read(), await read()]).toEqual(['2', '2']);
  expect(await read('two')).toBe('3');
  setClock(() => new Date('2026-11-25T15:00:00Z'));
  expect(await read('two')).toBe('4');
  setClock(() => new Date(`${day}T15:00:00Z`));
});

it('[C10] parallel readers after a change wait for one computation', async () => {
  await touch();
  const make = counted();
  const readers = Array.from({ length: 5 }, () => storedFiguresOf(aView, 'one', make));
  expect(await Promise.all(readers)).toEqual(['1', '1', '1', '1', '1']);
});

it('[C10] figures that became stale are not shown again', async () => {
  const make = async () => {
    await touch();
    return 'of the trades before';
  };
  await storedFiguresOf(aView, 'one', make);
  expect(await storedFiguresOf(aView, 'one', () => Promise.resolve('of the trades after'))).toBe('of the trades after');
});

it('[C10] a view that fails is not cached', async () => {
  await expect(storedFiguresOf(aView, 'one', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await storedFiguresOf(aView, 'one', () => Promise.resolve('made'))).toBe('made');
});

it('[C10] the page shows the same from the cache as from the trades', async () => {
  const computed = await open();
  expect(computed.statistics.tooFew).toBeNull();
  expect(await db().$count(storedFigures)).toBe(1);
  expect(await open()).toEqual(computed);
});

it('[C2] a correction in the ledger changes the figures at once', async () => {
  const closed = await db().select().from(trades).where(eq(trades.variant, 'live'));
  const { id, fillDate, bidCents } = closed.find(({ closeDate, roiBp }) => closeDate !== null && roiBp !== null)!;
  const before = await openLive();
  const correct = () =>
    transaction(async (tx) => {
      const ledger = await openLedger(tx, { at: now(), isSample: true });
      const closing = { closeDate: fillDate, how: 'sold' as const, priceCents: bidCents * 9 };
      await ledger.correct(id, { reason: 'The price was wrong.', closing });
    });
  await correct();
  const after = await openLive();
  expect(after.result!.table.rows).not.toEqual(before.result!.table.rows);
  await db().delete(storedFigures);
  expect(await openLive()).toEqual(after);
});
