import { expect, it } from 'vitest';
import { percentileOf, compareWithSector } from '@/lib/domain/research/sector-rank';

it.each([
  [10, [10, 20, 30, 40, 50], 0],
  [30, [10, 20, 30, 40, 50], 50],
  [50, [10, 20, 30, 40, 50], 100],
  // "Higher than" counts lower values only: two of the other four are lower, one is equal.
  [30, [10, 20, 30, 30, 50], 50],
  [0, [0, 0, 0, 1], 0],
  [30, [30], null],
  [null, [10, 20], null],
])('[B12] the percentile of %s among %j is %s', (value, all, percentile) => {
  expect(percentileOf(value, all)).toBe(percentile);
});

it('[B12] compares each figure with the members that have it, and the margin with those that have revenue', () => {
  const stock = (revenue: number | null, netIncome: number | null, peRatio: number | null) => ({
    ...{ marketCap: null, pegRatio: null, revenueGrowth: null, cashFlow: null, dividendYield: null },
    ...{ revenue, netIncome, peRatio },
  });
  const own = stock(100, 20, 30);
  const found = compareWithSector(own, [own, stock(200, 20, 10), stock(0, 5, null)]);
  const of = (metric: string) => found.find((one) => one.metric === metric);
  expect(of('peRatio')).toEqual({ metric: 'peRatio', median: 20, percentile: 100 });
  expect(of('netMargin')).toEqual({ metric: 'netMargin', median: 15, percentile: 100 });
  expect(of('revenue')).toEqual({ metric: 'revenue', median: 100, percentile: 50 });
  expect(of('cashFlow')).toEqual({ metric: 'cashFlow', median: null, percentile: null });
});
