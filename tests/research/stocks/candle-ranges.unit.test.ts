import { describe, expect, it } from 'vitest';
import { rangeStart, repeatedRanges } from '@/lib/domain/research/candle-ranges';

describe('[B7] the first day of a chart', () => {
  it.each([
    ['5d', '2026-02-27'],
    ['1m', '2026-02-03'],
    ['3m', '2025-12-04'],
    ['6m', '2025-09-04'],
    // One year is 366 days, even without a leap day.
    ['1y', '2025-03-05'],
    ['3y', '2023-03-06'],
    ['5y', '2021-03-05'],
    ['10y', '2016-03-05'],
  ] as const)('of %s before March 6, 2026 is %s', (range, day) => {
    expect(rangeStart(range, '2026-03-06')).toBe(day);
  });

  it.each([
    ['2026-03-06', '2025-12-31'],
    ['2024-05-10', '2023-12-29'],
    ['2023-01-03', '2022-12-30'],
  ])('of the year to %s is the last close of the year before, %s', (last, day) => {
    expect(rangeStart('ytd', last)).toBe(day);
  });
});

describe('[B7] ranges that draw the prices of a shorter one again', () => {
  const shown = ['5d', '1m', '6m', 'ytd', '1y', '5y', '10y'] as const;
  it.each([
    ['2010-01-04', []],
    ['2021-11-29', ['10y']],
    ['2021-11-20', []],
    ['2025-12-30', ['5y', '10y']],
    // Here the year to date is longer than six months.
    ['2026-11-02', ['6m', 'ytd', '1y', '5y', '10y']],
  ] as const)('of prices since %s are %j', (since, repeated) => {
    expect(repeatedRanges(shown, { since, last: '2026-11-25' })).toEqual(repeated);
  });
});
