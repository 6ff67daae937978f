import { beforeEach, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDays, tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { pool } from '@/lib/server/platform/db/pool';
import { findCustomPatterns } from '@/lib/server/market/custom-patterns';
import { closedAt } from '@/lib/server/market/symbol-figures';
import { makeSymbol } from '@/tests/support/features/market';
import { putBars, today, yesterday } from '@/tests/support/features/predictions';

type Found = { ticker: string; pattern: string; date: string; source: string; is_sample: boolean; as_of: Date };
const found = async () =>
  (
    await pool().query<Found>(
      'select ticker, pattern, day::text as date, source, is_sample, as_of from custom_patterns',
    )
  ).rows;

beforeEach(async () => {
  for (const table of ['daily_bars', 'symbol_figures', 'custom_patterns']) await pool().query(`delete from ${table}`);
});

/** A day whose prices are all far above those of the previous day. */
const leap = (ticker: string, day: string) =>
  pool().query(
    `update daily_bars set open_cents = 9000, high_cents = 9000, low_cents = 9000, close_cents = 9000
     where ticker = $1 and day = $2`,
    [ticker, day],
  );

it('[B13] finds last week’s pattern in data that a provider delivered late, and dates it by its own day', async () => {
  const ticker = await makeSymbol();
  await putBars(ticker);
  const day = tradingDayUpTo(addDays(today, -7));
  await leap(ticker, day);
  await findCustomPatterns();
  const gap = (await found()).find(({ pattern }) => pattern === 'gap-up');
  expect(gap).toMatchObject({ date: day, as_of: closedAt(day), source: 'finnhub', is_sample: false });
});

it('[B13] ignores patterns that are a month old', async () => {
  const ticker = await makeSymbol();
  await putBars(ticker);
  await leap(ticker, tradingDayUpTo(addDays(today, -30)));
  await findCustomPatterns();
  expect((await found()).filter(({ pattern }) => pattern === 'gap-up')).toEqual([]);
});

it('[B13] examines every stock, also beyond one batch', async () => {
  const tickers: string[] = [];
  const days = tradingDays(addDays(today, -30), yesterday);
  for (let n = 0; n < 27; n += 1) {
    const ticker = await makeSymbol({ figures: null });
    tickers.push(ticker);
    await putBars(ticker, { days });
    await leap(ticker, yesterday);
  }
  expect(await findCustomPatterns()).toBe(27);
  expect(new Set((await found()).map(({ ticker }) => ticker))).toEqual(new Set(tickers));
});

it('[B13] labels a pattern by the current source of prices, once real data has replaced samples', async () => {
  const ticker = await makeSymbol();
  const days = tradingDays(addDays(today, -60), yesterday);
  await putBars(ticker, { days: days.slice(0, 20), isSample: true });
  await putBars(ticker, { days: days.slice(20) });
  await leap(ticker, yesterday);
  await findCustomPatterns();
  expect((await found()).find(({ pattern }) => pattern === 'gap-up')).toMatchObject({
    source: 'finnhub',
    is_sample: false,
  });
});
