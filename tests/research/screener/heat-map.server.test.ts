import { beforeAll, describe, expect, it } from 'vitest';
import { screenerContract } from '@/lib/contracts/research/screener';
import { visitor } from '@/tests/support/api/api';
import { makeBars, makeSector, makeSymbol } from '@/tests/support/features/market';

const ask = async (query: Record<string, string> = {}) => {
  const { answer } = await visitor().ask(screenerContract.heatMap, { query });
  return answer;
};

beforeAll(async () => {
  await makeSymbol({
    ticker: 'BIG',
    figures: {
      ...{ marketCap: 300e9, peRatio: 30, priceCents: 12_000, previousCents: 10_000, priceDay: '2026-11-20' },
      weeklyCents: [8_000, 15_000, 12_000],
    },
  });
  // There is no close on the day a month before the last one, so the close before that day counts.
  await makeBars('BIG', '2026-10-19', [9_600]);
  await makeBars('BIG', '2026-10-21', [5_000]);
  await makeBars('BIG', '2026-11-13', [16_000]);
  await makeBars('BIG', '2026-11-14', [1_000]);
  await makeSymbol({ ticker: 'MID', figures: { marketCap: 20e9, peRatio: 10 } });
  await makeSymbol({ ticker: 'NONE', figures: { marketCap: null } });
  await makeSymbol({ ticker: 'ZERO', figures: { marketCap: 0 } });
  await makeSymbol({ ticker: 'NEW', figures: null });
  await makeSymbol({ ticker: 'FUND', kind: 'fund', figures: { marketCap: 900e9 } });
  await makeSector(['BIG'], { slug: 'jim-cramer', name: 'Jim Cramer' });
  await makeSector(['BIG'], { slug: 'makers', name: 'Makers' });
  await makeSector(['BIG'], { slug: 'robotics', name: 'Robotics' });
});

describe('the stocks of the heat map', () => {
  it('lists stocks with a market cap, largest first, and counts all', async () => {
    const { items, matching, sized } = await ask();
    expect(items.map(({ ticker, marketCap }) => [ticker, marketCap])).toEqual([
      ['BIG', 300e9],
      ['MID', 20e9],
    ]);
    expect([matching, sized]).toEqual([5, 2]);
  });

  it.each([
    ['day', 20],
    ['week', -25],
    ['month', 25],
    ['year', 50],
  ])('has the change since the close a %s earlier', async (period, change) => {
    const { items } = await ask({ period });
    expect(items[0]?.change).toBeCloseTo(change);
  });

  it('has no change where the earlier close is not stored', async () => {
    expect((await ask({ period: 'month' })).items[1]?.change).toBeNull();
  });

  it('draws a stock once: in the sector of its business, or in the chosen one', async () => {
    const sectorsOf = async (query: Record<string, string>) =>
      (await ask(query)).items.map(({ ticker, sector }) => [ticker, sector?.slug ?? null]);
    expect(await sectorsOf({})).toEqual([
      ['BIG', 'makers'],
      ['MID', null],
    ]);
    expect(await sectorsOf({ sector: 'robotics' })).toEqual([['BIG', 'robotics']]);
  });

  it('applies the filters of the screener, and rejects unknown ones and other periods by name', async () => {
    expect((await ask({ 'pe-ratio-max': '20' })).items.map(({ ticker }) => ticker)).toEqual(['MID']);
    for (const [name, value] of [
      ['price-top', '5'],
      ['period', 'decade'],
      ['sector', 'nowhere'],
    ] as const) {
      const { status } = await visitor().ask(screenerContract.heatMap, { query: { [name]: value } });
      expect([name, status]).toEqual([name, 400]);
    }
  });

  it('has at most 120 stocks', async () => {
    for (let made = 0; made < 120; made += 1) await makeSymbol({ figures: { marketCap: 1e6 + made } });
    const { items, sized } = await ask();
    expect([items.length, sized]).toEqual([120, 122]);
  });
});
