import type { GetServerSidePropsContext } from 'next';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { cardOf } from '@/lib/server/app/share-pictures/card';
import { sitemapEntries } from '@/lib/server/app/site-files/sitemap-entries';
import { getHomeProps } from '@/lib/server/marketing/page-props/home';
import { setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { outbox } from '@/lib/server/platform/db/schema/outbox';
import { getOptionsSignalsProps } from '@/lib/server/signals/page-props/options-signals';
import { getPerformanceProps, type PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { getWhatIfProps } from '@/lib/server/signals/page-props/what-if';
import { startSeeded } from '@/tests/support/database/seeded';
import { emptyOutbox } from '@/tests/support/features/outbox';
import { desk, setTime, startDesk } from './signal-desk-calls';

let symbol = '';
beforeAll(async () => {
  await startSeeded();
  symbol = await startDesk();
  await emptyOutbox();
});
afterAll(() => setClock());

const context = (query: Record<string, string>) => {
  const req = { headers: {}, socket: { remoteAddress: '127.0.0.1' } };
  return { query, req, res: { setHeader: () => undefined } } as unknown as GetServerSidePropsContext;
};

/** Opens every page that shows figures of all trades; returns the live performance page's number of closed trades. */
async function readEverything(): Promise<string | undefined> {
  for (const variant of ['record', 'live']) {
    await getWhatIfProps(context({ variant }));
    for (const price of ['bid', 'mid', 'ask', 'net']) await getPerformanceProps(context({ variant, price }));
  }
  await Promise.all([getHomeProps({}), getOptionsSignalsProps({}), cardOf('/'), sitemapEntries()]);
  const { props } = (await getPerformanceProps(context({ variant: 'live' }))) as { props: PerformanceProps };
  return props.statistics.tooFew ?? undefined;
}

/** The stored rows with the transaction that wrote each: a read that had to compute would have written a row again. */
async function keptRows() {
  const { rows } = await db().execute(sql`select view, basis, xmin::text as written from kept_figures order by view`);
  return rows;
}

async function expectReady() {
  const before = await keptRows();
  expect(before).toHaveLength(14);
  const closed = await readEverything();
  expect(await keptRows()).toEqual(before);
  return closed;
}

const messagesAbout = () => db().select({ state: outbox.state }).from(outbox).where(eq(outbox.topic, 'kept-figures'));

it('[C10] the figures are computed after each change of the ledger, before a reader asks', async () => {
  await desk.open(symbol);
  expect(await messagesAbout()).toEqual([{ state: 'waiting' }]);
  await drainOutbox();
  expect(await expectReady()).toBe('Win rate, averages and drawdown appear after 30 closed trades (0 so far).');

  await emptyOutbox();
  setTime('2026-06-02T15:00:00Z');
  // Closing a signal adds two entries, the terms and the price, and one message.
  await desk.close({ how: 'sold', price: 8.2 });
  expect(await messagesAbout()).toEqual([{ state: 'waiting' }]);
  await drainOutbox();
  expect(await expectReady()).toBe('Win rate, averages and drawdown appear after 30 closed trades (1 so far).');

  await emptyOutbox();
  await desk.correct({ reason: 'A typing error.', closing: { how: 'sold', price: 4.2, closeDate: '2026-06-02' } });
  await drainOutbox();
  await expectReady();
});

it('[C10] a rejected change triggers no computation', async () => {
  await emptyOutbox();
  expect((await desk.close({ how: 'sold', price: 8.2 })).status).toBe(409);
  expect(await messagesAbout()).toEqual([]);
});

it('[C10] a reader who comes before the job gets the new figures', async () => {
  await desk.open(symbol, { strike: 210 });
  setTime('2026-06-03T15:00:00Z');
  await desk.close({ how: 'sold', price: 1 }, 'live-0002');
  expect(await readEverything()).toBe('Win rate, averages and drawdown appear after 30 closed trades (2 so far).');
});

it('[C10] a job computes them after the day, the prices or the trades have changed in another way', async () => {
  const job = schedules.find(({ name }) => name === 'keep-figures')!;
  expect(job.cron).toBe('* * * * *');
  setTime('2026-06-04T00:00:05Z');
  await job.work();
  await expectReady();
  await pool().query('update trades set is_public = is_public');
  await job.work();
  await expectReady();
  await pool().query('update symbol_figures set ticker = ticker');
  const before = await keptRows();
  await job.work();
  await expectReady();
  // Only the performance page compares trades with stock prices.
  const written = (await keptRows()).filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
  expect(written.map(({ view }) => String(view).split(' ')[0])).toEqual(Array.from({ length: 8 }, () => 'performance'));
});
