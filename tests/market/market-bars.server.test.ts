import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { corporateActions } from '@/lib/server/platform/db/schema/market';
import { answers, noAccess, paidRefused, type Bodies } from '@/tests/support/providers/fake-finnhub';
import { candles, day, freshnessOf, friday, marketRefreshes } from '@/tests/support/features/market-refreshes';
import {
  actionsOf,
  barsOf,
  insertBars,
  insertSymbol,
  refreshesOf,
  sampleOrigin,
} from '@/tests/support/features/market-rows';
import { reply } from '@/tests/support/api/stand-in';

const market = marketRefreshes();
const quote = (price: number, before = price) => ({
  c: price,
  h: price,
  l: price,
  o: price,
  pc: before,
  t: Date.parse('2026-11-20T21:00:00Z') / 1000,
});

describe('bars', () => {
  it('[R42] from a provider replace the samples of their symbol, and say so', async () => {
    await insertBars(market.ticker(), { '2026-11-18': 900, '2026-11-19': 910 });
    market.serve({ '/stock/candle': candles({ '2026-11-19': 20, '2026-11-20': 21 }) });
    expect(await market.refresh('bars')).toEqual({ state: 'fetched', rows: 2 });
    expect(await barsOf(market.ticker())).toMatchObject([
      { day: '2026-11-19', closeCents: 2000, volume: 5000, source: 'finnhub', isSample: false },
      { day: '2026-11-20', closeCents: 2100, isSample: false },
    ]);
  });

  it('[R42] are extended by the quote where the plan has no candles, which is tried once a day', async () => {
    await insertBars(market.ticker(), { '2026-11-19': 2000 }, { source: 'finnhub', isSample: false });
    market.serve({ ...paidRefused, '/quote': quote(21) });
    await market.refresh('bars');
    expect((await barsOf(market.ticker())).map(({ day: date, closeCents }) => [date, closeCents])).toEqual([
      ['2026-11-19', 2000],
      ['2026-11-20', 2100],
    ]);
    await insertSymbol('OTHER');
    await market.refresh('bars', 'OTHER');
    expect(market.paths()).toEqual(['/stock/candle', '/quote', '/quote']);
    market.later(day + 1000);
    await market.refresh('bars');
    expect(market.paths().slice(3)).toEqual(['/stock/candle', '/quote']);
  });

  it.each([
    // Thursday's close of $420 is reported as $42 on Friday.
    [
      'split ten for one where the quote’s previous close says so',
      '2026-11-19',
      42,
      [4000, 4200, 4300],
      [10_000, 10_000, 0],
    ],
    ['left alone where the price fell by itself', '2026-11-19', 420, [40_000, 42_000, 4300], [1000, 1000, 0]],
    ['left alone over a longer gap, which proves nothing', '2026-11-18', 42, [40_000, 42_000, 4300], [1000, 1000, 0]],
  ])('[R42] from quotes alone are %s', async (_, lastDay, before, closes, volumes) => {
    const origin = { source: 'finnhub', isSample: false };
    await insertBars(market.ticker(), { '2024-01-02': 40_000, [lastDay]: 42_000 }, origin);
    market.serve({ ...paidRefused, '/quote': quote(43, before) });
    expect(await market.refresh('bars')).toEqual({ state: 'fetched', rows: 1 });
    // The split is applied only once, because the last bar is now from the day of the quote.
    market.later(3 * 3_600_000);
    await market.refresh('bars');
    const bars = await barsOf(market.ticker());
    expect(bars.map(({ closeCents }) => closeCents)).toEqual(closes);
    expect(bars.map(({ volume }) => volume)).toEqual(volumes);
    const split = { day: '2026-11-20', kind: 'split', amount: 10, source: 'finnhub', isSample: false };
    expect(await actionsOf(market.ticker())).toMatchObject(closes[0] === 4000 ? [split] : []);
  });

  it('[R42] end the dividends and splits of the sample', async () => {
    const paid = { ticker: market.ticker(), day: '2026-08-10', kind: 'dividend' as const, amount: 0.26 };
    await db()
      .insert(corporateActions)
      .values({ ...paid, ...sampleOrigin });
    market.serve({ ...paidRefused, '/quote': quote(43) });
    await market.refresh('bars');
    expect(await actionsOf(market.ticker())).toEqual([]);
  });

  it('[R42] refused for a share of another exchange are still fetched for others', async () => {
    await insertSymbol('SAP.DE');
    market.server().behave((response, call) => {
      const isForeign = call.query['symbol'] === 'SAP.DE';
      return isForeign
        ? reply(response, 403, noAccess)
        : answers({ '/stock/candle': candles({ '2026-11-20': 5 }) })(response, call);
    });
    expect(await market.refresh('bars', 'SAP.DE')).toMatchObject({ failure: 'premium' });
    expect(await market.refresh('bars')).toEqual({ state: 'fetched', rows: 1 });
  });

  it('[R42] are fetched completely after a split', async () => {
    await insertBars(
      market.ticker(),
      { '2024-01-02': 40_000, '2026-11-19': 42_000 },
      { source: 'finnhub', isSample: false },
    );
    market.server().behave((response, call) => {
      const isFull = Number(call.query['from']) < Date.parse('2017-01-01') / 1000;
      const recent = { '2026-11-19': 42, '2026-11-20': 43 };
      answers({ '/stock/candle': candles(isFull ? { '2024-01-02': 40, ...recent } : recent) })(response, call);
    });
    await market.refresh('bars');
    expect((await barsOf(market.ticker())).map(({ closeCents }) => closeCents)).toEqual([4000, 4200, 4300]);
    expect(await actionsOf(market.ticker())).toMatchObject([{ day: '2026-11-20', kind: 'split', amount: 10 }]);
  });

  it.each([
    ['corrected by a cent or two', 42.02, 1],
    ['paid out by a twentieth', 40, 2],
  ])(
    '[R42] are fetched from a week before the last one, and completely only when they were %s',
    async (_, close, calls) => {
      const origin = { source: 'finnhub', isSample: false };
      await insertBars(market.ticker(), { '2024-01-02': 40_00, '2026-11-19': 42_00 }, origin);
      market.serve({ '/stock/candle': candles({ '2026-11-19': close, '2026-11-20': 43 }) });
      await market.refresh('bars');
      expect(market.paths()).toHaveLength(calls);
      expect(market.server().calls[0]?.query['from']).toBe(String(Date.parse('2026-11-12T00:00:00Z') / 1000));
    },
  );
});

describe('invalid data', () => {
  const senseless: [string, Bodies][] = [
    ['zeros', { '/stock/candle': candles({ '2026-11-20': 0 }) }],
    [
      'nulls',
      { '/stock/candle': { s: 'ok', t: [1_795_132_800], o: [null], h: [null], l: [null], c: [null], v: [null] } },
    ],
    ['no_data', { '/stock/candle': { s: 'no_data' } }],
    ['half JSON', { '/stock/candle': '{"s":"ok","t":[17' }],
    ['HTML', { '/stock/candle': '<html></html>' }],
    ['nothing', { '/stock/candle': '' }],
    [
      'a high below its low',
      { '/stock/candle': { s: 'ok', t: [1_795_132_800], o: [5], h: [4], l: [6], c: [5], v: [1] } },
    ],
    ['columns of words', { '/stock/candle': { s: 'ok', t: ['x'], o: [5], h: [6], l: [4], c: [5], v: [1] } }],
  ];
  it.each(senseless)('[R40] (%s) keeps the last good data, which become stale', async (_, bodies) => {
    market.serve({ '/stock/candle': candles({ '2026-11-20': 21 }) });
    await market.refresh('bars');
    const before = await barsOf(market.ticker());
    market.later(3 * day);
    market.serve(bodies);
    expect(await market.refresh('bars')).toMatchObject({ state: 'failed' });
    expect(await barsOf(market.ticker())).toEqual(before);
    const freshness = await freshnessOf(market.ticker(), new Date(friday.getTime() + 3 * day));
    expect(freshness).toEqual({ isStale: true, fetchedAt: friday });
    market.serve({ '/stock/candle': candles({ '2026-11-20': 21, '2026-11-23': 22 }) });
    expect(await market.refresh('bars')).toEqual({ state: 'fetched', rows: 2 });
    expect((await refreshesOf(market.ticker()))[0]).toMatchObject({
      failure: null,
      notBefore: null,
      claimedUntil: null,
    });
  });
});
