import { describe, expect, it } from 'vitest';
import { outcomeBins } from '@/lib/domain/signals/statistics/outcome-bins';
import { resultsByDay, resultsByMonth } from '@/lib/domain/signals/statistics/results-by-date';
import { deepestPoint, underwater } from '@/lib/domain/signals/statistics/underwater';
import { maxDrawdown } from '@/lib/domain/signals/trade-drawdown';
import { isClosed } from '@/lib/domain/signals/trades';
import { recordOf } from '../trade-fixtures';
import { sevenTrades } from './seven-trades';

const closed = sevenTrades.filter(isClosed);

describe('[C5] the underwater curve', () => {
  it('is the distance to the highest balance so far, and its deepest point is the max drawdown', () => {
    const points = underwater(sevenTrades);
    expect(points.map(({ fallCents }) => fallCents)).toEqual([0, 50_000, 40_000, 40_000, 45_000, 0]);
    expect(points.at(-1)?.balanceCents).toBe(135_000);
    expect(points[deepestPoint(points)!]).toMatchObject({ number: 2, date: '2022-01-05', fallCents: 50_000 });
    expect(maxDrawdown(sevenTrades)?.cents).toBe(50_000);
  });

  it('counts a fall from the start, and has no deepest point without a fall', () => {
    const falling = underwater(recordOf([['Call', '2022-01-03', '2022-01-05', -10]]));
    expect(falling.map(({ fallCents }) => fallCents)).toEqual([10_000]);
    const rising = underwater(recordOf([['Call', '2022-01-03', '2022-01-05', 10]]));
    expect(deepestPoint(rising)).toBeUndefined();
    expect(deepestPoint(underwater([]))).toBeUndefined();
  });
});

describe('[C5] results by date', () => {
  it('add up by month and by year of closing', () => {
    const [first, second, ...more] = resultsByMonth(closed);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ year: '2021', trades: 1, resultCents: 20_000 });
    expect(first?.months).toEqual([...Array<null>(11).fill(null), { trades: 1, resultCents: 20_000 }]);
    expect(second).toMatchObject({ year: '2022', trades: 5, resultCents: 15_000 });
    expect(second?.months).toEqual([
      { trades: 2, resultCents: -40_000 },
      { trades: 3, resultCents: 55_000 },
      ...Array<null>(10).fill(null),
    ]);
  });

  it('show a year without a closed trade between two with some', () => {
    const years = resultsByMonth(
      recordOf([
        ['Call', '2019-01-03', '2019-01-05', 10],
        ['Call', '2021-01-03', '2021-01-05', 10],
      ]).filter(isClosed),
    );
    expect(years.map(({ year, trades, resultCents }) => [year, trades, resultCents])).toEqual([
      ['2019', 1, 10_000],
      ['2020', 0, 0],
      ['2021', 1, 10_000],
    ]);
    expect(resultsByMonth([])).toEqual([]);
  });

  it('add up by day, oldest first', () => {
    expect(resultsByDay(closed)).toEqual([
      { day: '2021-12-31', trades: 1, resultCents: 20_000 },
      { day: '2022-01-05', trades: 2, resultCents: -40_000 },
      { day: '2022-02-04', trades: 2, resultCents: -5_000 },
      { day: '2022-02-28', trades: 1, resultCents: 60_000 },
    ]);
  });
});

describe('[C5] the outcome histogram', () => {
  it('counts every trade once, with losses, breakeven and gains apart', () => {
    const { width, bins } = outcomeBins(closed.map(({ roiBp }) => roiBp / 100));
    expect(width).toBe(10);
    expect(bins.map(({ low, high, count }) => [low, high, count])).toEqual([
      [-50, -40, 1],
      [-40, -30, 0],
      [-30, -20, 0],
      [-20, -10, 0],
      [-10, 0, 1],
      [0, 0, 1],
      [0, 10, 1],
      [10, 20, 1],
      [20, 30, 0],
      [30, 40, 0],
      [40, 50, 0],
      [50, 60, 1],
    ]);
  });

  it('widens the bins for a large gain, and has none without trades', () => {
    const { width, bins } = outcomeBins([-100, 500]);
    expect(width).toBe(50);
    expect(bins).toHaveLength(12);
    expect(bins.at(-1)).toEqual({ low: 450, high: 500, count: 1 });
    expect(outcomeBins([]).bins).toEqual([]);
    expect(outcomeBins([0, 0]).bins).toEqual([{ low: 0, high: 0, count: 2 }]);
  });
});
