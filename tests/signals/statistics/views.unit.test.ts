import { describe, expect, it } from 'vitest';
import { baselines, randomDirection, randomMethod, stakeResult } from '@/lib/domain/signals/statistics/baselines';
import { bestShare, concentrationBySymbol } from '@/lib/domain/signals/statistics/concentration';
import { closedWithin, filteredNote } from '@/lib/domain/signals/statistics/periods';
import { isClosed } from '@/lib/domain/signals/trades';
import { recordOf } from '../trade-fixtures';
import { returns } from './thirty-six-trades';

const [call] = recordOf([['Call', '2022-01-03', '2022-02-04', 10]]).filter(isClosed);
if (!call) throw new Error('The trade is not closed');
const days = (from: number, to: number) =>
  new Map([
    ['2022-01-03', from],
    ['2022-02-04', to],
  ]);

describe('[C12] baselines', () => {
  // Computed by hand: the stock from $170 to $187 is +10% or $100, the index from $400 to $390 is -2.5% or -$25.
  it('hold the index and the underlying on the trade’s dates with its stake', () => {
    const closes = new Map([
      ['AAPL', days(17_000, 18_700)],
      ['SPY', days(40_000, 39_000)],
    ]);
    const found = baselines([call], closes, 'SPY');
    expect(found).toMatchObject({ compared: 1, signalsCents: 10_000 });
    expect(found?.underlyingCents).toBeCloseTo(10_000, 6);
    expect(found?.indexCents).toBeCloseTo(-2_500, 6);
    expect(baselines([call], closes, 'SPY')).toEqual(found);
  });

  it('count a stock and an index whose prices did not change as no result', () => {
    const closes = new Map([
      ['AAPL', days(17_000, 17_000)],
      ['SPY', days(40_000, 40_000)],
    ]);
    expect(baselines([call], closes, 'SPY')).toMatchObject({ compared: 1, underlyingCents: 0, indexCents: 0 });
  });

  it('leave out trades without prices, and are null when none is left', () => {
    const closes = new Map([
      ['AAPL', days(17_000, 18_700)],
      ['SPY', days(40_000, 39_000)],
    ]);
    expect(baselines([call, { ...call, symbol: 'MU' }], closes, 'SPY')?.compared).toBe(1);
    expect(baselines([call, { ...call, closeDate: '2022-02-07' }], closes, 'SPY')?.compared).toBe(1);
    expect(baselines([call], new Map(), 'SPY')).toBeNull();
    expect(baselines([], closes, 'SPY')).toBeNull();
  });

  /*
   * Computed in Python 3 with mulberry32 and seed 1965: 2,000 times, for each return r of 36, a draw of 0 adds 1000 r
   * cents and a draw of 1 adds -500 r cents. The results are the mean and the percentiles of the totals.
   */
  it('choose directions at random by a fixed seed', () => {
    const found = randomDirection(returns.map((percent) => ({ Call: percent * 1_000, Put: percent * -500 })));
    expect(found.meanCents).toBeCloseTo(-335.25, 6);
    expect(found.lowCents).toBeCloseTo(-226_500, 6);
    expect(found.highCents).toBeCloseTo(228_075, 6);
  });

  // Computed by hand: each of 10,000 trades is worth 100 or -100 cents, so the total's standard deviation is 100 × 100
  // cents.
  it('are those of the normal distribution above 5,000 trades', () => {
    const found = randomDirection(Array.from({ length: 10_000 }, () => ({ Call: 100, Put: -100 })));
    expect(found.meanCents).toBe(0);
    expect(found.lowCents).toBeCloseTo(-16_448.54, 2);
    expect(found.highCents).toBeCloseTo(16_448.54, 2);
    expect(randomMethod(5_001)).toBe('normal approximation');
  });

  it('lose no more than the stake', () => {
    expect(stakeResult(320, 0)).toBe(-100_000);
    expect(stakeResult(320, 320)).toBe(0);
  });
});

describe('[C10] concentration', () => {
  // The wins of the thirty-six returns add up to $4,590: the best is $500, the best three are $1,410.
  it('is the share of the best trades in the gross profit', () => {
    const results = returns.map((percent) => percent * 1_000);
    expect(bestShare(results, 1)).toBeCloseTo(500 / 4_590, 12);
    expect(bestShare(results, 3)).toBeCloseTo(1_410 / 4_590, 12);
    expect(bestShare([-100, 0], 1)).toBe('n/a');
  });

  it('is broken down by symbol, the largest share first', () => {
    const trades = [
      { ...call, symbol: 'MU', balanceCents: 10_000 },
      { ...call, symbol: 'AAPL', balanceCents: 30_000 },
      { ...call, symbol: 'MU', balanceCents: -5_000 },
      { ...call, symbol: 'DDD', balanceCents: -20_000 },
    ];
    expect(concentrationBySymbol(trades)).toEqual([
      { symbol: 'AAPL', closed: 1, resultCents: 30_000, profitShare: 0.75 },
      { symbol: 'MU', closed: 2, resultCents: 5_000, profitShare: 0.25 },
      { symbol: 'DDD', closed: 1, resultCents: -20_000, profitShare: 0 },
    ]);
  });
});

describe('[C13] periods', () => {
  const trades = recordOf([
    ['Call', '2016-11-01', '2016-11-24', 10],
    ['Call', '2021-11-01', '2021-11-23', 10],
    ['Call', '2021-11-01', '2021-11-24', 10],
    ['Call', '2025-11-01', '2026-11-23', 10],
    ['Call', '2026-11-01', null, null],
  ]);

  it.each([
    [null, 4],
    [10, 4],
    [5, 2],
    [1, 1],
  ])('of %s years before November 23, 2026 keep %i trades', (years, kept) => {
    expect(closedWithin(trades, years, '2026-11-23')).toHaveLength(kept);
  });

  it('say how many trades they leave', () => {
    expect(filteredNote(2, 4)).toBe('filtered: 2 of 4 trades');
    expect(filteredNote(0, 4)).toBe('filtered: 0 of 4 trades');
    expect(filteredNote(4, 4)).toBe('');
  });
});
