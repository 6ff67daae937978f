import { expect, it } from 'vitest';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { setClock } from '@/lib/server/platform/clock';
import { fireAlerts } from '@/lib/server/research/watchlists/watch-alerts';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { paidRefused, type Bodies } from '@/tests/support/providers/fake-finnhub';
import { candles, friday, marketRefreshes } from '@/tests/support/features/market-refreshes';
import { insertBars } from '@/tests/support/features/market-rows';

const market = marketRefreshes();

async function set(member: Member, alert: { kind: 'above' | 'below'; price: number }, at: string) {
  setClock(() => new Date(at));
  await member.from.ask(watchlistsContract.addAlert, {
    body: { ticker: market.ticker(), ...alert },
    bearer: member.token,
  });
  setClock(() => friday);
}

const waiting = async (member: Member) => {
  const { answer } = await member.from.ask(watchlistsContract.list, { bearer: member.token });
  return answer.alerts.map(({ price, firedAt }) => [price, firedAt !== null]);
};

const quoted = (c: number, pc: number) => ({ c, h: c, l: c, o: c, pc, t: Date.parse('2026-11-20T21:00:00Z') / 1000 });

/**
 * Thursday's close was $420; on Friday the provider reports another value for it, and Friday's close is the last price.
 */
const cases: [name: string, bodies: Bodies, prices: number[]][] = [
  ['by candles', { '/stock/candle': candles({ '2026-11-19': 42, '2026-11-20': 43 }) }, [45, 41, 44.1]],
  ['by quotes alone', { ...paidRefused, '/quote': quoted(43, 42) }, [45, 41, 44.1]],
  ['and none by candles', { '/stock/candle': candles({ '2026-11-19': 420, '2026-11-20': 430 }) }, [450, 410, 44.1]],
  ['but something paid out', { '/stock/candle': candles({ '2026-11-19': 400, '2026-11-20': 430 }) }, [450, 410, 44.1]],
];

it.each(cases)('[B9] [R42] alert prices keep their meaning over a ten-for-one split, %s', async (_, bodies, prices) => {
  const ann = await registerMember();
  await insertBars(
    market.ticker(),
    { '2024-01-02': 40_000, '2026-11-19': 42_000 },
    { source: 'finnhub', isSample: false },
  );
  await set(ann, { kind: 'above', price: 450 }, '2026-11-16T12:00:00Z');
  await set(ann, { kind: 'below', price: 410 }, '2026-11-17T12:00:00Z');
  // Set on Friday after the market opened, so the member saw the new price.
  await set(ann, { kind: 'above', price: 44.1 }, '2026-11-20T14:31:00Z');
  market.serve(bodies);
  await market.refresh('bars');
  const isSplit = prices[0] === 45;
  expect(await waiting(ann)).toEqual(prices.map((price) => [price, false]));
  expect(await fireAlerts()).toBe(isSplit ? 0 : 1);
});
