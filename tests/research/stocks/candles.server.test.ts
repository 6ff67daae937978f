import { gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { candleRanges } from '@/lib/domain/research/research';
import { db } from '@/lib/server/platform/db/pool';
import { corporateActions, dailyBars } from '@/lib/server/platform/db/schema/market';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeBars, makeSymbol, makeYears } from '@/tests/support/features/market';

let bearer: string;
beforeAll(async () => {
  bearer = (await registerMember()).token;
});
const today = new Date().toISOString().slice(0, 10);

describe('[B3] candles', () => {
  const read = async (symbol: string, range: (typeof candleRanges)[number]) =>
    visitor().ask(chartsContract.candles, { query: { symbol, range }, bearer });

  it('[R61] of ten years stay below 60 KB compressed and 1 MB uncompressed', async () => {
    const ticker = await makeSymbol();
    let price = 15_000;
    let turn = 1;
    const next = () => (turn = (turn * 48_271) % 2_147_483_647) / 2_147_483_647;
    const rows = Array.from({ length: 3_650 }, (_, back) => new Date(Date.now() - (3_650 - back) * 86_400_000))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => {
        const open = price;
        price = Math.max(500, Math.round(price * (1 + (next() - 0.49) * 0.04)));
        return {
          ...{ ticker, day: day.toISOString().slice(0, 10), openCents: open, closeCents: price },
          highCents: Math.round(Math.max(open, price) * (1 + next() * 0.01)),
          lowCents: Math.round(Math.min(open, price) * (1 - next() * 0.01)),
          ...{ volume: Math.round(20_000_000 + next() * 60_000_000), source: 'sample', isSample: true },
        };
      });
    for (let at = 0; at < rows.length; at += 1_000)
      await db()
        .insert(dailyBars)
        .values(rows.slice(at, at + 1_000));
    const { text, answer } = await read(ticker, '10y');
    expect(answer.day.length).toBe(rows.length);
    expect(answer.day).toEqual(answer.day.toSorted());
    expect(answer.close.at(-1)).toBe(price / 100);
    const packed = gzipSync(text).length;
    expect(packed).toBeLessThan(60_000);
    expect(text.length).toBeLessThan(1_000_000);
  });

  it('of a shorter range are fewer bars, not the same ones drawn larger', async () => {
    const ticker = await makeSymbol();
    await makeBars(ticker, new Date(Date.now() - 2_000 * 86_400_000).toISOString(), Array<number>(2_000).fill(4_200));
    const lengths: number[] = [];
    const bySize = candleRanges.filter((range) => range !== 'ytd');
    for (const range of bySize) lengths.push((await read(ticker, range)).answer.day.length);
    // The day of the last close plus this many days before it.
    expect(lengths).toEqual([8, 32, 93, 184, 367, 1_097, 1_828, 2_000]);
    expect((await read(ticker, '1m')).answer.day.at(-1)! < today).toBe(true);
  });

  it('of the year to date begin with the last trading day of the previous year', async () => {
    const ticker = await makeSymbol();
    await makeBars(ticker, new Date(Date.now() - 500 * 86_400_000).toISOString(), Array<number>(500).fill(4_200));
    const [first = ''] = (await read(ticker, 'ytd')).answer.day;
    expect(first.slice(0, 8)).toBe(`${Number(today.slice(0, 4)) - 1}-12-`);
    expect(Number(first.slice(8))).toBeGreaterThanOrEqual(29);
  });

  it('[B3] include the results of the fiscal years in the range: sample years by their report, others by their end', async () => {
    const ticker = await makeSymbol();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const [reported, ended] = [daysAgo(40).toISOString().slice(0, 10), daysAgo(20).toISOString().slice(0, 10)];
    await makeYears(ticker, [
      { fiscalYear: 2024, asOf: daysAgo(40), revenue: 5e9, netIncome: -1.2e9 },
      { fiscalYear: 2025, periodEnd: ended, revenue: 6e9, netIncome: null, source: 'finnhub', isSample: false },
    ]);
    const { events } = (await read(ticker, '6m')).answer;
    expect(events).toEqual([
      { day: reported, kind: 'earnings', label: 'FY2024 results: revenue $5 b, net income −$1.2 b' },
      { day: ended, kind: 'year-end', label: 'FY2025 ended: revenue $6 b, net income n/a' },
    ]);
    expect((await read(ticker, '5d')).answer.events).toEqual([]);
  });

  it('[B3] name the first day with a price, and leave out results from before the first bar', async () => {
    const ticker = await makeSymbol();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await makeYears(ticker, [
      { fiscalYear: 2024, asOf: daysAgo(400), revenue: 5e9, netIncome: 1.2e9 },
      { fiscalYear: 2025, asOf: daysAgo(40), revenue: 6e9, netIncome: 1.4e9 },
    ]);
    await makeBars(ticker, daysAgo(100).toISOString(), Array<number>(90).fill(4_200));
    const first = (await read(ticker, '10y')).answer;
    expect(first.since).toBe(first.day[0]);
    expect(first.events.map(({ label }) => label.slice(0, 6))).toEqual(['FY2025']);
    expect((await read(ticker, '5d')).answer.since).toBe(first.since);
    expect((await read(await makeSymbol(), '1y')).answer.since).toBeNull();
  });

  it('[B3] include dividends and splits, in the order of their days', async () => {
    const ticker = await makeSymbol();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await makeYears(ticker, [
      { fiscalYear: 2024, asOf: new Date(Date.now() - 40 * 86_400_000), revenue: 5e9, netIncome: 1.2e9 },
    ]);
    const own = { ticker, source: 'sample', isSample: true };
    await db()
      .insert(corporateActions)
      .values([
        { ...own, day: daysAgo(60), kind: 'split', amount: 4 },
        { ...own, day: daysAgo(50), kind: 'split', amount: 1 / 20 },
        { ...own, day: daysAgo(30), kind: 'dividend', amount: 0.2549 },
        { ...own, day: daysAgo(700), kind: 'dividend', amount: 0.2 },
      ]);
    const { events } = (await read(ticker, '6m')).answer;
    expect(events.map(({ kind, label }) => [kind, label])).toEqual([
      ['split', '4-for-1 stock split'],
      ['split', '1-for-20 reverse split'],
      ['earnings', 'FY2024 results: revenue $5 b, net income $1.2 b'],
      ['dividend', 'Dividend of $0.25 a share'],
    ]);
  });

  it('[B11] have no volume for a day without one from the source, and say for how many', async () => {
    const ticker = await makeSymbol();
    await makeBars(ticker, new Date(Date.now() - 3 * 86_400_000).toISOString(), [4_200, 4_300]);
    const notes = async () => (await read(ticker, '1m')).answer.meta.notes.join(' ');
    expect(await notes()).not.toContain('told no volume');
    await db()
      .update(dailyBars)
      .set({ volume: 0 })
      .where(and(eq(dailyBars.ticker, ticker), eq(dailyBars.closeCents, 4_300)));
    expect((await read(ticker, '1m')).answer.volume).toEqual([expect.any(Number), null]);
    expect(await notes()).toContain('No volume for 1 of 2 days.');
  });

  it('of a stock without bars are empty columns', async () => {
    const { answer } = await read(await makeSymbol(), '1y');
    expect(answer).toMatchObject({ day: [], close: [], volume: [] });
    expect(answer.meta.notes).toContain('No data yet.');
  });
});
