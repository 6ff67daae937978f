import { describe, expect, it } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { type FinnhubBehaviour } from '@/tests/support/fake-finnhub';
import { asked, meetFinnhub, quotes } from '@/tests/support/meet-finnhub';
import { reply } from '@/tests/support/stand-in';

const slowDown: FinnhubBehaviour = (response) => reply(response, 429, { error: 'slow' }, { 'Retry-After': '3' });

describe('the calls to Finnhub', () => {
  it('[R42] are one for the same question at the same time', async () => {
    const { server, ask } = await meetFinnhub(quotes);
    const all = await Promise.all(Array.from({ length: 20 }, ask));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(server.calls).toHaveLength(1);
    await ask();
    expect(server.calls).toHaveLength(2);
  });

  it('[R41] are ten at once at most', async () => {
    const held: (() => void)[] = [];
    const { server, provider } = await meetFinnhub((response, call) => void held.push(() => quotes(response, call)));
    const all = Array.from({ length: 40 }, (_, n) => provider.ask('quote', { ...asked, ticker: `T${n}` }));
    for (let done = 0; done < 40; done += 1) {
      await eventually(() => expect(held.length).toBeGreaterThan(done));
      held[done]?.();
    }
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    expect(server.mostUnderway()).toBeLessThanOrEqual(10);
  });

  it('[R42] wait for their turn, and hold back for as long as a 429 says', async () => {
    const waits = [5, 5, 0];
    const held: number[] = [];
    const pace = {
      take: () => Promise.resolve(waits.shift() ?? 60_000),
      hold: (s: number) => Promise.resolve(void held.push(s)),
    };
    const { server, ask } = await meetFinnhub(slowDown, { pace });
    expect(await ask()).toMatchObject({ reason: 'limit' });
    expect(held).toEqual([3]);
    // A turn that is a minute away is not waited for.
    expect(await ask()).toMatchObject({ reason: 'limit' });
    expect(server.calls).toHaveLength(1);
  });

  it.each(['AAPL&token=x', '../x', '%23', 'aapl', '', 'A'.repeat(11), 'A/B', 'A?B'])(
    '[R43] are not made for %j, which is no ticker',
    async (ticker) => {
      const { server, provider } = await meetFinnhub(quotes);
      expect(await provider.ask('quote', { ...asked, ticker })).toMatchObject({ ok: false, reason: 'not_found' });
      expect(server.calls).toEqual([]);
    },
  );
});
