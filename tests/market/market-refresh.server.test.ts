import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { marketProvider } from '@/lib/server/market/market-provider';
import { eventually } from '@/tests/support/eventually';
import { answers, apiKey, type FinnhubBehaviour } from '@/tests/support/providers/fake-finnhub';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { candles, marketRefreshes } from '@/tests/support/features/market-refreshes';
import { barsOf, refreshesOf } from '@/tests/support/features/market-rows';
import { reply } from '@/tests/support/api/stand-in';

const market = marketRefreshes();

describe('a refresh', () => {
  it('[R42] runs one at a time for a symbol and kind, in all processes', async () => {
    const held: (() => void)[] = [];
    market
      .server()
      .behave(
        (response, call) =>
          void held.push(() => answers({ '/stock/candle': candles({ '2026-11-20': 5 }) })(response, call)),
      );
    const first = market.refresh('bars');
    await eventually(() => expect(held.length).toBe(1));
    expect(await market.refresh('bars')).toEqual({ state: 'busy' });
    held[0]?.();
    expect(await first).toMatchObject({ state: 'fetched' });
  });

  it('[R42] whose claim expired writes nothing, because another may have been newer', async () => {
    const held: (() => void)[] = [];
    const price = (value: number) => answers({ '/stock/candle': candles({ '2026-11-20': value }) });
    market.server().behave((response, call) => void held.push(() => price(5)(response, call)));
    const slow = market.refresh('bars');
    await eventually(() => expect(held.length).toBe(1));
    market.later(6 * 60_000);
    market.server().behave(price(6));
    expect(await market.refresh('bars')).toMatchObject({ state: 'fetched' });
    held[0]?.();
    expect(await slow).toEqual({ state: 'busy' });
    expect((await barsOf(market.ticker())).map(({ closeCents }) => closeCents)).toEqual([600]);
  });

  it('[R41] holds no database connection while it waits for the provider', async () => {
    const held: (() => void)[] = [];
    market.server().behave((response, call) => void held.push(() => answers()(response, call)));
    const waiting = market.refresh('bars');
    await eventually(() => expect(held.length).toBe(1));
    const { rows } = await db().execute<{ open: number }>(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([{ open: 0 }]);
    held[0]?.();
    await waiting;
  });

  it.each<[string, FinnhubBehaviour]>([
    ['fails', (response) => reply(response, 500, 'upstream words')],
    ['refuses', (response) => reply(response, 403, { error: 'upstream words' })],
    ['answers HTML', (response) => reply(response, 200, '<html>upstream words</html>')],
    ['breaks off', (response) => void response.socket?.destroy()],
  ])('[R43] before a provider that %s leaves neither key nor address in log or row', async (_, behave) => {
    const warned = vi.spyOn(log, 'warn');
    market.server().behave(behave);
    expect(await market.refresh('bars')).toMatchObject({ state: 'failed' });
    const left = JSON.stringify([warned.mock.calls, await refreshesOf(market.ticker())]);
    warned.mockRestore();
    expect(left).toContain('could not refresh market data');
    expect(left).not.toMatch(new RegExp(`${apiKey}|127\\.0\\.0\\.1|https?:|upstream words|api/v1`));
  });

  it('[R39] in live mode without a key is off', () => {
    const back = changeSettings({ mode: 'live', finnhub: undefined });
    expect(marketProvider()).toBeUndefined();
    back();
  });
});
