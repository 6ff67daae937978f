import { describe, expect, it } from 'vitest';
import { recordCurve } from '@/lib/charts/signals/record-curve';
import { recordPictures } from '@/lib/charts/signals/record-pictures';
import { recordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';
import { outcomeBins } from '@/lib/domain/signals/statistics/outcome-bins';
import { thinnedPlaces } from '@/lib/charts/thinned-places';
import { deepestPoint, underwater } from '@/lib/domain/signals/statistics/underwater';
import { withBalances } from '@/lib/domain/signals/trades';
import { thirtySixTrades } from './thirty-six-trades';

// So many values would overflow the stack if they were passed as arguments of one call.
const many = 200_000;
const values = Array.from({ length: many }, (_, at) => (at % 101) - 50);
/** The thirty-six trades, repeated. */
const trades = withBalances(
  Array.from({ length: many }, (_, at) => ({ ...thirtySixTrades[at % 36]!, number: at + 1 })),
);

describe('[C10] two hundred thousand trades', () => {
  it('have a lowest and a highest value', () => {
    expect([lowest(values), highest(values)]).toEqual([-50, 50]);
    expect([lowest([]), highest([], 0), highest([-3, -7], 0)]).toEqual([Infinity, 0, 0]);
  });

  it('have a first and a last day', () => {
    expect([firstDay(['2022-02-01', '2021-12-31', '2022-01-01']), firstDay([])]).toEqual(['2021-12-31', undefined]);
    expect([lastDay(['2022-02-01', '2021-12-31', '2022-01-01']), lastDay([])]).toEqual(['2022-02-01', undefined]);
  });

  it('are each in one bin', () => {
    const { width, bins } = outcomeBins(values);
    // 1,980 rounds of 101 values, then 20 losses from 50% to 31%.
    expect(width).toBe(10);
    expect(bins.map(({ low, count }) => [low, count])).toEqual([
      [-50, 19_810],
      [-40, 19_810],
      [-30, 19_800],
      [-20, 19_800],
      [-10, 19_800],
      [0, 1_980],
      ...[0, 10, 20, 30, 40].map((low) => [low, 19_800]),
    ]);
  });

  it('are drawn and summed up', () => {
    expect(thinnedPlaces(values, 2)).toEqual([0, 100, many - 1]);
    expect(deepestPoint(underwater(trades))).toBeDefined();
    expect(recordPictures(trades)?.balance.summary).toContain('over 200000 closed trades');
    expect(recordCurve(trades, false)?.subtitle).toContain('200000 closed trades');
    const { tables } = recordStatistics(trades, { closes: new Map(), today: '2026-11-24', price: 'net' });
    expect(tables.map(({ title }) => title)).toEqual(['Confidence intervals', 'Gross and net results']);
  });
});
