import { describe, expect, it } from 'vitest';
import { formulaCopy } from '@/lib/domain/market/market-formula-copy';
import * as formulas from '@/lib/domain/market/market-formulas';
import { equalWeightedIndex, indexByDay, medianOf, rebase, sumOf, usedOf } from '@/lib/domain/market/market-series';

const { earningsPerShare, freeCashFlow, growth, marketCap, netMargin, peRatio, pegRatio, ratio, yearlyGrowth } =
  formulas;

/** The results of each formula at its limits, computed by hand and not by the code. */
const expectations: [what: string, answer: number | null, expected: number | null][] = [
  ['EPS of a plain year', earningsPerShare(1_000, 400), 2.5],
  ['EPS of a loss stays negative', earningsPerShare(-1_000, 400), -2.5],
  ['EPS without shares', earningsPerShare(1_000, null), null],
  ['EPS over zero shares', earningsPerShare(1_000, 0), null],
  ['EPS without income', earningsPerShare(undefined, 400), null],
  ['P/E of a plain year', peRatio(50, 2.5), 20],
  ['P/E with negative earnings is n/m', peRatio(50, -2.5), null],
  ['P/E with zero earnings is n/m', peRatio(50, 0), null],
  ['P/E without earnings', peRatio(50, null), null],
  ['P/E without a price', peRatio(null, 2.5), null],
  ['P/E at a price of zero', peRatio(0, 2.5), null],
  ['P/E over a speck of earnings is no infinity', peRatio(1e300, 1e-300), null],
  ['PEG: 20 over a doubling in three years (25.992%)', pegRatio(20, 2, 1), 0.769464],
  ['PEG with falling earnings is n/m', pegRatio(20, 1, 2), null],
  ['PEG with level earnings is n/m', pegRatio(20, 2, 2), null],
  ['PEG from a loss is n/m', pegRatio(20, 2, -1), null],
  ['PEG from zero is n/m', pegRatio(20, 2, 0), null],
  ['PEG without a P/E', pegRatio(null, 2, 1), null],
  ['PEG of a year too young', pegRatio(20, 2, undefined), null],
  ['two losses make no growth', yearlyGrowth(-1, -2, 3), null],
  ['growth over no years', yearlyGrowth(2, 1, 0), null],
  ['growth of a tenth', growth(110, 100), 10],
  ['growth from a loss is n/m', growth(50, -100), null],
  ['growth from zero is n/m', growth(50, 0), null],
  ['a fall into a loss', growth(-50, 100), -150],
  ['growth of nothing known', growth(null, 100), null],
  ['margin of a fifth', netMargin(20, 100), 20],
  ['margin of a loss is negative', netMargin(-30, 100), -30],
  ['margin without revenue', netMargin(-30, 0), null],
  ['margin with revenue not reported', netMargin(20, null), null],
  ['market cap', marketCap(12.5, 1_000), 12_500],
  ['market cap without shares', marketCap(12.5, null), null],
  ['free cash flow below zero', freeCashFlow(100, 130), -30],
  ['free cash flow without spending reported', freeCashFlow(100, null), null],
  ['debt to equity', ratio(50, 200), 0.25],
  ['debt to negative equity is n/m', ratio(50, -200), null],
  ['not a number is not reported', peRatio(Number.NaN, 2), null],
];

describe('[B12] the formulas of research', () => {
  it.each(expectations)('%s', (_, answer, expected) => {
    if (expected === null) expect(answer).toBeNull();
    else expect(answer).toBeCloseTo(expected, 5);
  });

  it.each([
    ['a median leaves out n/m', medianOf([30, null, 10, undefined, 20]), 20],
    ['a median of an even number lies between', medianOf([10, 20, 40, null, 30]), 25],
    ['a median without values', medianOf([null, undefined]), null],
    ['a sum leaves out what is missing', sumOf([1, null, -3]), -2],
    ['a sum without values is missing, not zero', sumOf([null]), null],
    ['a sum of zeros is zero', sumOf([0, null]), 0],
    ['who was used', usedOf([0, null, undefined, Number.NaN, -1]), 2],
  ])('%s', (_, answer, expected) => expect(answer).toBe(expected));

  it('each formula has an edge case', () => {
    for (const { formula, edge } of Object.values(formulaCopy)) {
      expect(formula.length).toBeGreaterThan(5);
      expect(edge).toMatch(/\.$/);
    }
  });
});

describe('[B12] series', () => {
  it.each([
    ['starts at 100', [50, 75, 25], [100, 150, 50]],
    ['starts where prices do', [null, 0, 40, null, 60], [null, null, 100, null, 150]],
    ['stays missing without a base', [null, 0, -5], [null, null, null]],
    ['of nothing', [], []],
  ])('rebased: %s', (_, values, expected) => expect(rebase(values)).toEqual(expected));

  it.each([
    [
      'one up a half and one down a half cancel out',
      [
        [100, 150],
        [10, 5],
      ],
      [100, 100],
    ],
    [
      'its price does not weigh',
      [
        [1_000, 1_000],
        [1, 2],
      ],
      [100, 150],
    ],
    [
      'a late member joins with its first step',
      [
        [10, 11, 11],
        [null, 500, 750],
      ],
      [100, 110, 137.5],
    ],
    ['a gap is a gap, and the level goes on', [[10, null, 10, 20]], [100, null, null, 200]],
    [
      'no member has a price yet',
      [
        [null, 5],
        [null, null],
      ],
      [null, 100],
    ],
    ['no members', [], []],
  ])('an equal-weight index: %s', (_, members, expected) => {
    const index = equalWeightedIndex(members);
    expect(index).toHaveLength(expected.length);
    for (const [at, level] of expected.entries()) {
      if (level === null) expect(index[at]).toBeNull();
      else expect(index[at]).toBeCloseTo(level, 9);
    }
  });

  it('a daily equal-weight index has the month’s level on its last day', () => {
    const days = ['2026-01-29', '2026-01-30', '2026-02-02', '2026-02-27', '2026-03-02', '2026-03-31'];
    const one = [9, 10, 12, 20, 10, 10];
    const other = [7, 5, 5, 5, null, 10];
    const monthly = equalWeightedIndex([one, other].map((prices) => [prices[1], prices[3], prices[5]]));
    const daily = indexByDay(days, [one, other]);
    expect([daily[3], daily[5]]).toEqual([monthly[1], monthly[2]]);
    expect(daily.map((level) => level && Math.round(level * 1e6) / 1e6)).toEqual([null, null, 110, 150, 75, 187.5]);
  });

  it('a daily equal-weight index goes on from its last level after a month end without prices', () => {
    const monthEnds = ['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29'];
    expect(indexByDay(monthEnds, [[10, 20, null, 10, 15]])).toEqual([null, 200, null, null, 300]);
  });
});
