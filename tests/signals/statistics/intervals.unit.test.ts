import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateOf } from '@/lib/domain/shared/wilson';
import { bootstrapMean, intervalMethod } from '@/lib/domain/signals/statistics/bootstrap';
import { drawdownDistribution, largestFall, ordersOf } from '@/lib/domain/signals/statistics/drawdown-distribution';
import { percentile } from '@/lib/domain/signals/statistics/percentile';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { returns } from './thirty-six-trades';

/*
 * The constants below were computed by an independent Python 3 script with integer arithmetic. The generator is
 * mulberry32 over 32-bit integers; a whole number from 0 to n - 1 is (draw * n) >> 32. The bootstrap draws 36 numbers
 * per resample with seed 1979, 2,000 times, and divides their sum by 36. The orders are Fisher-Yates shuffles of the
 * original order, from the last place down to 1, each with a number from 0 to that place, seed 1938, 2,000 times.
 * Percentile p of sorted values v is at (len(v) - 1) * p, interpolated linearly (numpy's default).
 */
const results = returns.map((percent) => percent * 1_000);

describe('[C10] intervals', () => {
  it('are absent below thirty closed trades', () => {
    expect(tooFewTrades(0)).toBe('Win rate, averages and drawdown appear after 30 closed trades (0 so far).');
    expect(tooFewTrades(29)).toBe('Win rate, averages and drawdown appear after 30 closed trades (29 so far).');
    expect(tooFewTrades(30)).toBeNull();
  });

  it('of the win rate agree with Wilson’s formula for 17 of 35', () => {
    const { share, low, high } = rateOf(17, 35);
    expect(share).toBeCloseTo(17 / 35, 12);
    expect(low).toBeCloseTo(0.329_942_358_927_860_8, 12);
    expect(high).toBeCloseTo(0.644_311_955_178_720_1, 12);
  });

  it('of the average trade agree with the bootstrap of the script', () => {
    const interval = bootstrapMean(results);
    expect(interval?.low).toBeCloseTo(-9_556.944_444_444_443, 9);
    expect(interval?.high).toBeCloseTo(9_889.583_333_333_328, 9);
    expect(bootstrapMean([])).toBeNull();
  });

  it('of max drawdown agree with the shuffles of the script', () => {
    expect(largestFall(results)).toBe(97_000);
    expect(drawdownDistribution(results)).toEqual({ low: 110_000, median: 171_000, high: 260_000 });
    expect(drawdownDistribution([])).toBeNull();
  });

  it('are the same bytes for the same trades', () => {
    const once = JSON.stringify([bootstrapMean(results), drawdownDistribution(results)]);
    expect(JSON.stringify([bootstrapMean([...results]), drawdownDistribution([...results])])).toBe(once);
  });

  // Computed by hand: the mean is 0 and the standard deviation 100, so the standard error of 10,000 trades is 1.
  it('are of the normal approximation above 5,000 trades', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? 100 : -100));
    const interval = bootstrapMean(many);
    expect(interval?.low).toBeCloseTo(-1.96, 4);
    expect(interval?.high).toBeCloseTo(1.96, 4);
    expect(intervalMethod(5_000)).toBe('95% bootstrap confidence interval, 2,000 resamples, seed 1979');
    expect(intervalMethod(5_001)).toBe('95% confidence interval, normal approximation');
  });

  it('state the number of random orders', () => {
    expect([33, 5_000, 20_000, 100_000].map(ordersOf)).toEqual([2_000, 2_000, 500, 200]);
  });

  it('have no width when every trade had the same result', () => {
    expect(bootstrapMean([500, 500, 500])).toEqual({ low: 500, high: 500 });
    expect(drawdownDistribution([-100, -100, -100])).toEqual({ low: 300, median: 300, high: 300 });
  });
});

describe('[C10] a drawdown', () => {
  // Balances computed by hand: 0, 200, 100, 150, -250, -450, -150. The max drawdown is from 200 to -450.
  it('is measured from the highest balance before it', () => {
    expect(largestFall([200, -100, 50, -400, -200, 300])).toBe(650);
    expect(largestFall([100, 200])).toBe(0);
    expect(largestFall([-100])).toBe(100);
  });

  it('is never less than the largest single loss', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (values) => {
        expect(largestFall(values)).toBeGreaterThanOrEqual(Math.max(0, -Math.min(...values)));
      }),
    );
  });
});

it('[C10] a percentile lies between its neighbors', () => {
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(percentile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNull();
});
