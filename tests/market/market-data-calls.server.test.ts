import { describe, expect, it } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { answers, type FinnhubBehaviour } from '@/tests/support/providers/fake-finnhub';
import { asked, meetFinnhub, quotes } from '@/tests/support/providers/meet-finnhub';
import { reply } from '@/tests/support/api/stand-in';

const slowDown: FinnhubBehaviour = (response) => reply(response, 429, { error: 'slow' }, { 'Retry-After': '3' });

describe('the calls to Finnhub', () => {
  it('[R42] are shared for the same request at the same time', async () => {
    const { server, ask } = await meetFinnhub(quotes);
    const all = await Promise.all(Array.from({ length: 20 }, ask));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(server.calls).toHaveLength(1);
    await ask();
    expect(server.calls).toHaveLength(2);
  });

  it('[R41] are limited to ten at once', async () => {
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

  it('[R42] queue, and pause for as long as a 429 says', async () => {
    const waits = [5, 5, 0];
    const held: number[] = [];
    const pace = {
      take: () => Promise.resolve(waits.shift() ?? 60_000),
      hold: (s: number) => Promise.resolve(void held.push(s)),
    };
    const { server, ask } = await meetFinnhub(slowDown, { pace });
    expect(await ask()).toMatchObject({ reason: 'limit' });
    expect(held).toEqual([3]);
    // A call fails at once instead of waiting a minute for a slot.
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

describe('[R42] the day of a quote', () => {
  // Computed by hand from the time in New York: five hours behind UTC in winter, four in summer.
  it.each([
    ['during the session', '2026-11-20T15:00:00Z', '2026-11-20'],
    ['at the close in winter', '2026-11-20T21:00:00Z', '2026-11-20'],
    ['in the evening, when it is the next day in UTC', '2026-11-21T00:30:00Z', '2026-11-20'],
    ['a second before midnight in winter', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['at midnight in winter', '2026-11-19T05:00:00Z', '2026-11-19'],
    ['a second before midnight in summer', '2026-07-09T03:59:59Z', '2026-07-08'],
    ['at midnight in summer', '2026-07-09T04:00:00Z', '2026-07-09'],
    ['the evening before clocks go back', '2026-10-31T03:59:59Z', '2026-10-30'],
    ['the first evening after clocks went back', '2026-11-03T04:59:59Z', '2026-11-02'],
    ['New Year’s Eve', '2027-01-01T02:00:00Z', '2026-12-31'],
    ['the evening of a leap day', '2028-03-01T03:00:00Z', '2028-02-29'],
  ])('is the one in New York: %s', async (_, instant, day) => {
    const quote = { c: 201.5, h: 203, l: 199, o: 200, pc: 200.3, t: Date.parse(instant) / 1000 };
    const { ask } = await meetFinnhub(answers({ '/quote': quote }));
    expect(await ask()).toMatchObject({ ok: true, data: { bar: { day } } });
  });
});
