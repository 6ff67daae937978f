import { beforeAll, describe, expect, it } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { returnRanges } from '@/lib/domain/research/research';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';
import { makeBars, makeSymbol } from '@/tests/support/features/market';

const last = addDays(new Date().toISOString().slice(0, 10), -1);

/** A fund with daily closes in cents up to yesterday. */
async function makeFund(closes: readonly number[], wishes: Parameters<typeof makeSymbol>[0] = {}) {
  const ends = { priceCents: closes.at(-1) ?? null, previousCents: closes.at(-2) ?? null, priceDay: last };
  const ticker = await makeSymbol({ kind: 'fund', figures: ends, ...wishes });
  await makeBars(ticker, addDays(last, 1 - closes.length), closes);
  return ticker;
}

const read = async (id: string) => (await visitor().ask(symbolsContract.read, { params: { id } })).answer;

describe('[B3] the figures of a fund', () => {
  let ticker: string;
  beforeAll(async () => {
    // One cent more each day, weekends included: from $100.00 to $139.99.
    ticker = await makeFund(Array.from({ length: 4_000 }, (_, day) => 10_000 + day));
  });

  it('have the price changes of ranges that end with the last close, and each range’s first day', async () => {
    const { fund } = await read(ticker);
    const changes = new Map(fund?.returns.map((one) => [one.range, one]));
    for (const [range, days] of [
      ['1m', 31],
      ['3m', 92],
      ['6m', 183],
      ['1y', 366],
      ['3y', 1_096],
      ['5y', 1_827],
    ] as const) {
      expect(changes.get(range)?.since, range).toBe(addDays(last, -days));
      expect(changes.get(range)?.change, range).toBeCloseTo((100 * days) / (13_999 - days));
    }
    expect(changes.get('5y')?.yearly).toBeCloseTo(100 * ((13_999 / 12_172) ** (1 / 5) - 1));
    expect(changes.get('1y')?.yearly).toBeNull();
  });

  it('have the returns that the price chart shows', async () => {
    const { token: bearer } = await registerMember();
    const { fund } = await read(ticker);
    for (const range of returnRanges) {
      const { answer } = await visitor().ask(chartsContract.candles, { query: { symbol: ticker, range }, bearer });
      const [first = 0, end = 0] = [answer.close[0], answer.close.at(-1)];
      const own = fund?.returns.find((one) => one.range === range);
      // Until the year has two days with a price, the chart shows no change either.
      const isDrawn = answer.day.length > 1;
      expect([range, own?.since]).toEqual([range, isDrawn ? answer.day[0] : null]);
      if (isDrawn) expect(own?.change).toBeCloseTo(100 * (end / first - 1));
    }
  });

  it('have the last day’s prices and volume, and the average volume of three months', async () => {
    expect((await read(ticker)).fund).toMatchObject({
      ...{ open: 139.99, high: 140.49, low: 139.49, previousClose: 139.98, volume: 4_999 },
      // The mean of the last 92 days, with volumes from 4,908 to 4,999.
      averageVolume: 4_953.5,
    });
  });

  it('have the largest fall from a high close', async () => {
    const fund = (await read(await makeFund([10_000, 12_000, 9_000, 11_000, 10_900]))).fund;
    expect(fund?.maxDrawdown).toBeCloseTo(-25);
  });

  it('have no return over a range that begins before the prices do', async () => {
    const { fund } = await read(await makeFund(Array<number>(400).fill(5_000)));
    expect(fund?.returns.filter(({ change }) => change === null).map(({ range }) => range)).toEqual(['3y', '5y']);
    expect(fund?.returns.find(({ range }) => range === '1y')?.change).toBe(0);
    const bare = (await read(await makeSymbol({ kind: 'fund', figures: null }))).fund;
    expect(bare?.returns.every(({ change, since }) => change === null && since === null)).toBe(true);
    expect(bare).toMatchObject({ open: null, volume: null, averageVolume: null, maxDrawdown: null });
  });

  it('are of funds only', async () => {
    expect((await read(await makeFund([100, 200], { kind: 'stock' }))).fund).toBeNull();
  });

  it('[P4] take three queries', async () => {
    expect(await statementsOf(() => read(ticker))).toHaveLength(3);
  });
});
