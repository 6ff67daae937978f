import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { marketRefreshes, symbols } from '@/lib/server/platform/db/schema/market';
import { refreshMarket } from '@/lib/server/market/refresh-market-job';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { log } from '@/lib/server/platform/log/log';
import { latestAlerts } from '@/lib/server/platform/alerts/operator-alerts-repository';
import { refreshNow } from '@/lib/server/market/market-operation';
import { answers, startFakeFinnhub } from '@/tests/support/providers/fake-finnhub';
import { forgetLimits } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { candles, freshnessOf, friday } from '@/tests/support/features/market-refreshes';
import {
  barsOf,
  forgetRefreshes,
  insertBars,
  insertSymbol,
  refreshesOf,
  sampleOrigin,
} from '@/tests/support/features/market-rows';
import { reply } from '@/tests/support/api/stand-in';

let restore: () => void = () => undefined;
beforeEach(async () => {
  setClock(() => friday);
  await forgetRefreshes();
  await db().delete(symbols);
});
afterEach(() => {
  vi.restoreAllMocks();
  setClock();
  restore();
});

const daysOf = async (ticker: string) => (await barsOf(ticker)).map(({ day }) => day);

describe('the daily job of the demo', () => {
  it('[R42] runs every other minute', () => {
    expect(schedules).toContainEqual({ name: 'refresh-market', cron: '*/2 * * * *', work: refreshMarket });
  });

  it('[R42] continues prices to the last closed trading day, marked as samples, once', async () => {
    await insertSymbol('WALK');
    await insertBars('WALK', { '2026-11-17': 5000 });
    await refreshMarket();
    const first = await barsOf('WALK');
    expect(first.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']);
    expect(first.every(({ isSample, source }) => isSample && source === 'sample')).toBe(true);
    expect(first.every(({ closeCents }) => Math.abs(closeCents - 5000) < 1000)).toBe(true);
    const [tried] = await refreshesOf('WALK');
    expect(tried).toMatchObject({ kind: 'bars', fetchedAt: friday, failure: null, claimedUntil: null });
    // Saturday: there has been no new close.
    setClock(() => new Date('2026-11-21T23:00:00Z'));
    await refreshMarket();
    expect((await refreshesOf('WALK'))[0]).toEqual(tried);
    setClock(() => new Date('2026-11-24T12:00:00Z'));
    await refreshMarket();
    expect(await daysOf('WALK')).toEqual([...first.map(({ day }) => day), '2026-11-23']);
    expect((await barsOf('WALK')).slice(0, 4)).toEqual(first);
  });

  it('[R42] adds nothing on the day of the last price, without failing', async () => {
    await insertSymbol('STAY');
    await insertBars('STAY', { '2026-11-20': 5000 });
    const before = await barsOf('STAY');
    await refreshMarket();
    expect(await barsOf('STAY')).toEqual(before);
    expect((await refreshesOf('STAY'))[0]).toMatchObject({ failure: null, fetchedAt: friday });
  });

  it('[R42] leaves real prices alone: a sample never appears among them', async () => {
    await insertSymbol('REAL');
    await insertBars('REAL', { '2026-11-17': 5000 }, { source: 'finnhub', isSample: false });
    await refreshMarket();
    expect(await daysOf('REAL')).toEqual(['2026-11-17']);
    expect((await refreshesOf('REAL'))[0]).toMatchObject({ failure: 'not_found', fetchedAt: null });
  });
});

describe('the Finnhub job', () => {
  it('[R42] fetches at once what only the simulation had provided, which never replaces it', async () => {
    await insertSymbol('TURN');
    await insertBars('TURN', { '2026-11-19': 5000 });
    await refreshMarket();
    const server = await startFakeFinnhub(answers({ '/stock/candle': candles({ '2026-11-20': 70 }) }));
    const back = changeSettings({ finnhub: server.settings });
    await refreshMarket();
    const real = await barsOf('TURN');
    expect(real).toMatchObject([{ day: '2026-11-20', closeCents: 7000, isSample: false }]);
    back();
    await server.close();
    setClock(() => new Date('2026-11-24T23:00:00Z'));
    await refreshMarket();
    expect(await barsOf('TURN')).toEqual(real);
    expect((await freshnessOf('TURN', new Date('2026-11-24T23:00:00Z'))).isStale).toBe(true);
  });

  it('[R42] continues with no other stock when it is rate limited', async () => {
    const server = await startFakeFinnhub((response) => reply(response, 429, {}, { 'Retry-After': '600' }));
    restore = changeSettings({ finnhub: server.settings });
    for (let n = 0; n < 20; n += 1) await insertSymbol(`S${n}`, sampleOrigin);
    await refreshMarket();
    expect(server.calls.length).toBeLessThanOrEqual(3);
    expect((await db().select().from(marketRefreshes)).every(({ failure }) => failure === 'limit')).toBe(true);
    await server.close();
  });

  it('[R40] stops calling when the key is refused, alerts once, and calls again as soon as the key changes', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    await forgetLimits();
    const server = await startFakeFinnhub((response) => reply(response, 401, { error: 'Invalid API key.' }));
    restore = changeSettings({ finnhub: server.settings });
    for (let n = 0; n < 20; n += 1) await insertSymbol(`S${n}`, sampleOrigin);
    await refreshMarket();
    // Three requests start before the first response arrives.
    const callsBefore = server.calls.length;
    expect(callsBefore).toBeLessThanOrEqual(3);
    await refreshMarket();
    expect(server.calls).toHaveLength(callsBefore);
    expect((await latestAlerts(db(), 20)).map(({ name }) => name)).toEqual(['market-key']);
    await expect(refreshNow('S1', 'bars')).rejects.toMatchObject({
      code: 'upstream',
      message: 'Finnhub rejected our key. Correct FINNHUB_API_KEY and restart.',
    });
    changeSettings({ finnhub: { ...server.settings, apiKey: 'another-key-0123' } });
    await refreshMarket();
    expect(server.calls.length).toBeGreaterThan(callsBefore);
    await server.close();
  });

  it('[R41] stops when the provider is unavailable, and leaves the rest for the next run', async () => {
    const server = await startFakeFinnhub((response) => reply(response, 200, '<html></html>'));
    await server.close();
    restore = changeSettings({ finnhub: server.settings });
    for (let n = 0; n < 20; n += 1) await insertSymbol(`S${n}`, sampleOrigin);
    await refreshMarket();
    const tried = await db().select().from(marketRefreshes);
    expect(tried.length).toBeLessThan(20);
    expect(tried.every(({ failure }) => failure === 'down')).toBe(true);
  });
});
