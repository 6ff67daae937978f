import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { recommendations } from '@/lib/server/platform/db/schema/figures';
import { dailyBars } from '@/lib/server/platform/db/schema/market';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeBars, makeSymbol, makeYears, provenance } from '@/tests/support/features/market';

let bearer: string;
beforeAll(async () => {
  bearer = (await registerMember()).token;
});
afterEach(() => setClock());

const read = async (ticker: string, name: string) =>
  (await visitor().ask(chartsContract.stock, { params: { ticker, chart: name }, bearer })).answer;

describe('[B3] how far a stock’s charts go back', () => {
  it('two years of months of recommendations, oldest first', async () => {
    const ticker = await makeSymbol();
    const month = (index: number) => new Date(Date.UTC(2024, index, 1)).toISOString().slice(0, 10);
    await db()
      .insert(recommendations)
      .values(
        Array.from({ length: 26 }, (_, index) => ({
          ...{ ticker, month: month(index), strongBuy: index, buy: 2, hold: 3, sell: 4, strongSell: 5 },
          ...provenance,
        })),
      );
    const { points } = await read(ticker, 'recommendation-trends-by-month');
    expect(points).toHaveLength(24);
    expect(points[0]).toEqual({ at: '2024-03', values: [2, 2, 3, 4, 5] });
    expect(points.at(-1)?.at).toBe('2026-02');
  });

  it('ten fiscal years of financials, oldest first, naming restated ones', async () => {
    const ticker = await makeSymbol();
    await makeYears(
      ticker,
      Array.from({ length: 12 }, (_, index) => ({
        ...{ fiscalYear: 2014 + index, revenue: 100 + index, isRestated: index === 5 || index === 7 },
      })),
    );
    const { points, meta } = await read(ticker, 'financials');
    expect(points.map(({ at }) => Number(at))).toEqual(Array.from({ length: 10 }, (_, index) => 2016 + index));
    expect(meta.notes).toContain('Restated in a later report: 2019, 2021.');
  });

  it('no note for financials that were never restated', async () => {
    const ticker = await makeSymbol();
    await makeYears(ticker, [{ fiscalYear: 2025, revenue: 1 }]);
    expect((await read(ticker, 'financials')).meta.notes.join(' ')).not.toContain('Restated');
  });

  it('a year of closes', async () => {
    setClock(() => new Date('2026-11-20T23:00:00Z'));
    const ticker = await makeSymbol();
    const closes = Array.from({ length: 500 }, (_, index) => 10_000 + index);
    await makeBars(ticker, '2025-07-09', closes);
    const { points } = await read(ticker, 'price');
    expect(points.at(-1)).toEqual({ at: '2026-11-20', values: [104.99] });
    expect(points.length).toBeGreaterThan(360);
    expect(points.length).toBeLessThan(370);
  });
});

it('[B11] a provider’s price has the trading day as its date, and says so; a statement does not', async () => {
  const ticker = await makeSymbol();
  await db()
    .insert(dailyBars)
    .values({
      ...{ ticker, day: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10), openCents: 1, highCents: 1 },
      ...{ lowCents: 1, closeCents: 1, volume: 1, source: 'finnhub', isSample: false },
    });
  await makeYears(ticker, [{ fiscalYear: 2025, revenue: 1, source: 'finnhub', isSample: false }]);
  expect((await read(ticker, 'price')).meta).toMatchObject({ delay: 'End of the trading day', isSample: false });
  expect((await read(ticker, 'financials')).meta).toMatchObject({ delay: 'none', isSample: false });
});
