import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartScale, heldIn, scaleText } from '@/lib/charts/chart-scale';
import { logTicks } from '@/lib/charts/log-ticks';
import type { ChartUnit } from '@/lib/domain/shared/chart-units';

const years = (...columns: (number | null)[][]) =>
  (columns[0] ?? []).map((_, index) => ({
    at: `${2016 + index}`,
    values: columns.map((column) => column[index] ?? null),
  }));

type Drawn = Parameters<typeof chartScale>[0];
const scaleOf = (points: Drawn['points'], unit: ChartUnit, how: Partial<Drawn> = {}) =>
  chartScale({
    ...{ points, unit, isLength: false, isStacked: false, isTimed: true, chosen: undefined },
    shown: (points[0]?.values ?? []).map((_, index) => index),
    ...how,
  });

const calm = [18, 20, 21, 19, 22, 24, 23, 20, 21, 22];
const highRatios = [30, 28, 26, 29, 31, 33, 30, 27, 28, 29];
const wild = [25, 26, 24, 880, 27, 26, 25, 28, 27, 26];
const series = ['Robotics, median', 'DE', 'ISRG'].map((label) => ({ label, unit: 'ratio' as const }));

describe('the scale of a chart', () => {
  it('[B10] ends before an outlier that would flatten all other values, and names it', () => {
    const points = years(calm, highRatios, wild);
    const scale = scaleOf(points, 'ratio');
    expect(scale.ticks).toEqual([0, 10, 20, 30, 40]);
    expect(scale.beyond).toEqual([{ point: 3, series: 2, value: 880, end: 'high' }]);
    expect(scaleText(scale, { series, points })).toBe('The scale ends at 40×. Beyond it: ISRG 880× in 2019.');
    expect([heldIn(scale, 880), heldIn(scale, 22)]).toEqual([40, 22]);
  });

  it.each([
    [50, []],
    [51, [51]],
  ])('[B10] leaves out what is more than three interquartile ranges away: of %i %j', (value, expected) => {
    const points = years([10, 10, 10, 10, 10, 20, 20, 20, 20, value]);
    expect(scaleOf(points, 'ratio').beyond.map((one) => one.value)).toEqual(expected);
  });

  it('[B10] ends before a loss far larger than in other years', () => {
    const points = years([8, 9, 7, 10, 8, 9, 11, 10, 9, -400]);
    const scale = scaleOf(points, 'percent');
    expect(scale.ticks[0]).toBe(0);
    expect(heldIn(scale, -400)).toBe(0);
    expect(scaleText(scale, { series: [{ label: 'DM', unit: 'percent' }], points })).toBe(
      'The scale ends at 0%. Beyond it: \u2212400% in 2025.',
    );
  });

  it('[B10] ends before a member whose earnings have always been close to zero', () => {
    const points = years(
      calm,
      highRatios,
      calm.map((_, year) => (year > 6 ? 700 + year : null)),
    );
    expect(scaleOf(points, 'ratio').beyond.map(({ value }) => value)).toEqual([707, 708, 709]);
  });

  it('[B10] includes values just beyond its end', () => {
    const points = years(calm, highRatios, [...wild.slice(0, 8), 44, 46]);
    const scale = scaleOf(points, 'ratio');
    expect(scale.ticks.at(-1)).toBe(60);
    expect(scale.beyond.map(({ value }) => value)).toEqual([880]);
  });

  it('[B10] lists six off-scale values and counts the rest', () => {
    const many = years(
      ...Array.from({ length: 10 }, (_, index) =>
        calm.map((value, year) => (year === index && index < 8 ? 900 : value)),
      ),
    );
    const named = many[0]!.values.map((_, index) => ({ label: `S${index}`, unit: 'ratio' as const }));
    expect(scaleText(scaleOf(many, 'ratio'), { series: named, points: many })).toMatch(
      /: S0 900× in 2016, .*S5 900× in 2021, 2 more in the table\.$/,
    );
  });

  it.each([
    [
      'a member that is dear throughout',
      years(
        calm,
        highRatios,
        calm.map((value) => value * 40),
      ),
      'ratio',
    ],
    ['a value that is only the highest', years(calm, highRatios, [...calm.slice(1), 45]), 'ratio'],
    ['money, which has the other scale', years(calm, [...calm.slice(1), 9000]), 'USD'],
    ['prices, which climb', years(calm.map((value, year) => value * 2 ** year)), 'index'],
  ] as const)('[B10] is not cut for %s', (_, points, unit) => {
    const scale = scaleOf(points, unit);
    expect(scale.beyond).toEqual([]);
    expect(scaleText(scale, { series, points })).toBe('');
  });

  it('[B10] is not cut for ratios by name, nor for bars', () => {
    expect(scaleOf(years(calm, highRatios, wild), 'ratio', { isTimed: false }).beyond).toEqual([]);
    expect(scaleOf(years(calm, highRatios, wild), 'ratio', { isLength: true }).beyond).toEqual([]);
  });

  const small = [38e9, 41e9, 44e9];
  const large = [0.7e12, 1.6e12, 2.49e12];

  it('[B10] is logarithmic where one series of money would flatten the others, and linear on request', () => {
    const points = years(small, small, large);
    expect(scaleOf(points, 'USD')).toEqual({
      ticks: [3e10, 1e11, 3e11, 1e12, 3e12],
      isLog: true,
      hasLog: true,
      beyond: [],
    });
    expect(scaleOf(points, 'USD', { chosen: 'even' })).toMatchObject({
      isLog: false,
      hasLog: true,
      ticks: [0, 1e12, 2e12, 3e12],
    });
    expect(scaleOf(points, 'USD', { shown: [0, 1] })).toMatchObject({ isLog: false, hasLog: false });
  });

  it('[B10] offers a logarithmic scale for ratios, and uses it when chosen', () => {
    const points = years(calm, highRatios, wild);
    expect(scaleOf(points, 'ratio')).toMatchObject({ isLog: false, hasLog: true });
    expect(scaleOf(points, 'ratio', { chosen: 'log' })).toMatchObject({ isLog: true, beyond: [] });
  });

  it('[B10] has no logarithmic scale for losses, bars, percentages or similar values', () => {
    expect(scaleOf(years([-1, ...small], [1, ...large]), 'USD', { chosen: 'log' })).toMatchObject({
      isLog: false,
      hasLog: false,
    });
    expect(scaleOf(years([0, 1], [5, 900]), 'USD').hasLog).toBe(false);
    expect(scaleOf(years(small, large), 'USD', { isLength: true }).hasLog).toBe(false);
    expect(scaleOf(years([1, 2], [50, 60]), 'percent').hasLog).toBe(false);
    expect(scaleOf(years([10, 20], [30, 99]), 'USD').hasLog).toBe(false);
    expect(scaleOf([], 'USD').hasLog).toBe(false);
  });

  it.each([
    [38e9, 2.49e12, [3e10, 1e11, 3e11, 1e12, 3e12]],
    [12, 95, [10, 20, 50, 100]],
    [0.4, 880, [0.1, 1, 10, 100, 1000]],
    [1, 1, [1, 2]],
    [1, 1e14, [1, 1e3, 1e6, 1e9, 1e12, 1e15]],
  ])('[B10] has round numbers from %d to %d on a logarithmic scale', (lowest, highest, ticks) => {
    expect(logTicks(lowest, highest)).toEqual(ticks);
  });

  it('[B10] covers every value on a logarithmic scale, with few numbers', () => {
    const size = fc.double({ min: 1e-3, max: 1e14, noNaN: true });
    fc.assert(
      fc.property(size, size, (one, other) => {
        const ticks = logTicks(Math.min(one, other), Math.max(one, other));
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(one, other));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(one, other));
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
      }),
    );
  });
});
