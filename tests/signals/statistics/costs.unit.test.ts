import { describe, expect, it } from 'vitest';
import { boughtAt, feeCents, monthsCovered, netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { tradeStatistics } from '@/lib/domain/signals/trade-statistics';
import { isClosed } from '@/lib/domain/signals/trades';
import { recordOf } from '../trade-fixtures';
import { thirtySixTrades } from './thirty-six-trades';

/*
 * Computed in Python 3, where r is the return: mid is 100000 * ((1 + r) * 0.98 - 1), ask is 100000 * ((1 + r) * 0.98 /
 * 1.02 - 1). Net is the result at the ask less 390.31862745 cents of fees per trade (100000 / (320 * 1.02 / 0.98 * 100)
 * contracts, 65 cents, twice) and less 2 months of $20 for all 36 trades.
 */
const expected = {
  bid: { total: -3_000, wins: 17, factor: 0.993_506_493_506_493_5, fall: 97_000 },
  mid: { total: -74_940, wins: 17, factor: 0.847_298_068_302_225_1, fall: 132_360 },
  ask: { total: -144_058.823_529_411_98, wins: 16, factor: 0.722_660_526_216_450_8, fall: 181_784.313_725_490_33 },
  net: { total: -162_110.294_117_647_16, wins: 16, factor: 0.693_819_544_208_166_3, fall: 195_322.916_666_666_72 },
};

describe('[C11] results at the same stake', () => {
  it.each([
    ['bid', boughtAt(thirtySixTrades, 'bid')],
    ['mid', boughtAt(thirtySixTrades, 'mid')],
    ['ask', boughtAt(thirtySixTrades, 'ask')],
    ['net', netOfCosts(thirtySixTrades, 2_000)],
  ] as const)('at the %s agree with the script', (name, trades) => {
    const { resultCents, wins, profitFactor, maxDrawdown } = tradeStatistics(trades);
    expect(resultCents).toBeCloseTo(expected[name].total, 5);
    expect(wins).toBe(expected[name].wins);
    expect(profitFactor).toBeCloseTo(expected[name].factor, 9);
    expect(maxDrawdown?.cents).toBeCloseTo(expected[name].fall, 5);
  });

  it('at the bid are the record itself', () => {
    expect(boughtAt(thirtySixTrades, 'bid')).toEqual(thirtySixTrades);
  });

  it('never rise with a cost, trade by trade', () => {
    const rows = [thirtySixTrades, boughtAt(thirtySixTrades, 'mid'), boughtAt(thirtySixTrades, 'ask')];
    for (const price of [0, 1, 2_000, 50_000]) {
      const all = [...rows, netOfCosts(thirtySixTrades, price)];
      for (const [at, trades] of all.entries())
        for (const [place, trade] of trades.entries())
          expect(trade.balanceCents).toBeLessThanOrEqual(all[at - 1]?.[place]?.balanceCents ?? Infinity);
    }
  });

  it('of an open trade stay open', () => {
    const [, open] = netOfCosts(
      recordOf([
        ['Call', '2022-01-03', '2022-01-05', 20],
        ['Put', '2022-01-04', null, null],
      ]),
      2_000,
    );
    expect(open).toMatchObject({ roiBp: null, balanceCents: 0 });
  });
});

describe('[C11] costs', () => {
  // A bid of $3.20 is $3.330612 at the ask: 3.002451 contracts for $1,000, at 65 cents each.
  it('are paid for each contract at both ends, and once where the option ended worthless', () => {
    expect(feeCents({ bidCents: 320, roiBp: 500 })).toBeCloseTo(390.318_627_450_980_4, 9);
    expect(feeCents({ bidCents: 320, roiBp: -10_000 })).toBeCloseTo(195.159_313_725_490_2, 9);
    expect(feeCents({ bidCents: 0, roiBp: 500 })).toBe(0);
  });

  it('include the subscription of every month from the first fill to the last close', () => {
    const months = (...dates: [string, string][]) =>
      monthsCovered(recordOf(dates.map(([fill, close]) => ['Call', fill, close, 1] as const)).filter(isClosed));
    expect(months()).toBe(0);
    expect(months(['2022-01-03', '2022-01-31'])).toBe(1);
    expect(months(['2022-01-31', '2022-02-01'])).toBe(2);
    expect(months(['2021-11-30', '2021-12-01'], ['2021-12-15', '2022-02-01'])).toBe(4);
  });
});
