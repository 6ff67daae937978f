import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { tradeStatistics } from '@/lib/domain/signals/trade-statistics';
import { recordOf, twelveTrades } from './trade-fixtures';

const sets = fc
  .array(fc.integer({ min: -100, max: 300 }), { maxLength: 60 })
  .map((rois) => recordOf(rois.map((roi) => ['Call', '2022-01-03', '2022-01-04', roi] as const)));

describe('trade statistics', () => {
  it('[C4] match twelve trades calculated by hand', () => {
    expect(tradeStatistics(twelveTrades)).toEqual({
      open: 1,
      closed: 11,
      wins: 6,
      losses: 4,
      breakeven: 1,
      winRate: 0.6,
      resultCents: 40_000,
      endCents: 140_000,
      profitFactor: 1_250 / 850,
      payoff: 125_000 / 6 / 21_250,
      expectancyCents: 3_636,
      averageWinCents: 20_833,
      averageLossCents: -21_250,
      medianWinCents: 22_500,
      medianLossCents: -17_500,
      longestWinStreak: 3,
      longestLossStreak: 2,
      holdDays: { average: 57 / 11, median: 5 },
      maxDrawdown: {
        cents: 65_000,
        bp: 5_417,
        peakDate: '2022-01-05',
        troughDate: '2022-01-18',
        recoveredDate: '2022-01-25',
      },
      topThreeShare: 0.72,
      byType: {
        Call: { closed: 8, wins: 4, losses: 3, breakeven: 1, winRate: 4 / 7, resultCents: 65_000 },
        Put: { closed: 3, wins: 2, losses: 1, breakeven: 0, winRate: 2 / 3, resultCents: -25_000 },
      },
      byMonth: [
        {
          month: '2022-01',
          summary: { closed: 8, wins: 4, losses: 3, breakeven: 1, winRate: 4 / 7, resultCents: 20_000 },
        },
        {
          month: '2022-02',
          summary: { closed: 3, wins: 2, losses: 1, breakeven: 0, winRate: 2 / 3, resultCents: 20_000 },
        },
      ],
    });
  });

  it('[C4] say n/a, never infinite, where nothing was lost', () => {
    const { profitFactor, payoff, maxDrawdown, averageLossCents, winRate } = tradeStatistics(
      recordOf([['Call', '2022-01-03', '2022-01-05', 12]]),
    );
    expect({ profitFactor, payoff, maxDrawdown, averageLossCents, winRate }).toEqual({
      profitFactor: 'n/a',
      payoff: 'n/a',
      maxDrawdown: null,
      averageLossCents: null,
      winRate: 1,
    });
  });

  it('[C4] measure drawdown from the stake when every trade lost', () => {
    const losses = recordOf([
      ['Put', '2022-01-03', '2022-01-05', -60],
      ['Put', '2022-01-04', '2022-01-06', -70],
    ]);
    const { profitFactor, payoff, winRate, longestLossStreak, maxDrawdown } = tradeStatistics(losses);
    expect({ profitFactor, payoff, winRate, longestLossStreak }).toEqual({
      profitFactor: 0,
      payoff: 'n/a',
      winRate: 0,
      longestLossStreak: 2,
    });
    expect(maxDrawdown).toEqual({
      cents: 130_000,
      bp: 13_000,
      peakDate: null,
      troughDate: '2022-01-06',
      recoveredDate: null,
    });
  });

  it.each([
    ['the first of two equal drawdowns', [20, -30, 30, -30], ['2022-01-04', '2022-01-05', '2022-01-06']],
    ['the fall from the last day of a highest balance', [10, -5, 5, -20], ['2022-01-06', '2022-01-07', null]],
    ['the fall from a balance equal to the stake', [-5, 5, -20, 15], ['2022-01-05', '2022-01-06', null]],
  ])('[C4] find %s', (_, rois, [peakDate, troughDate, recoveredDate]) => {
    const days = ['2022-01-04', '2022-01-05', '2022-01-06', '2022-01-07'];
    const record = recordOf(rois.map((roi, at) => ['Call', '2022-01-03', days[at] ?? null, roi] as const));
    expect(tradeStatistics(record).maxDrawdown).toMatchObject({ peakDate, troughDate, recoveredDate });
  });

  it('[C4] have no figures for a record without closed trades', () => {
    const { closed, open, winRate, expectancyCents, endCents, holdDays, byMonth } = tradeStatistics(
      recordOf([['Call', '2022-01-03', null, null]]),
    );
    expect({ closed, open, winRate, expectancyCents, endCents, holdDays, byMonth }).toEqual({
      closed: 0,
      open: 1,
      winRate: 'n/a',
      expectancyCents: null,
      endCents: 100_000,
      holdDays: { average: null, median: null },
      byMonth: [],
    });
  });

  it('[C4] are never infinite or NaN, and their parts add up', () => {
    fc.assert(
      fc.property(sets, (trades) => {
        const figures = tradeStatistics(trades);
        expect(figures.wins + figures.losses + figures.breakeven).toBe(figures.closed);
        expect(
          JSON.stringify(figures, (_key, value: unknown) =>
            typeof value === 'number' && !Number.isFinite(value) ? 'odd' : value,
          ),
        ).not.toContain('odd');
        expect(figures.endCents).toBe(trades.at(-1)?.thousandCents ?? 100_000);
        expect(figures.maxDrawdown?.cents ?? 0).toBe(deepestFall(trades.map(({ thousandCents }) => thousandCents)));
      }),
    );
  });
});

/** A slow reference implementation: compares every balance with every later one. */
function deepestFall(balances: readonly number[]) {
  const all = [100_000, ...balances];
  return Math.max(0, ...all.flatMap((high, at) => all.slice(at).map((low) => high - low)));
}
