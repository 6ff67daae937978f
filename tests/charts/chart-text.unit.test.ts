import { describe, expect, it } from 'vitest';
import { axisName, isTime, placeText, pointName, pointTick, tickText, valueText } from '@/lib/charts/chart-text';

describe('the text of charts', () => {
  it.each([
    ['2021', '2021', '2021', 'in 2021'],
    ['2025-11', 'Nov 2025', 'Nov 2025', 'in Nov 2025'],
    ['2025-11-20', '11/20/2025', 'Nov 2025', 'on 11/20/2025'],
    ['NVDA', 'NVDA', 'NVDA', 'at NVDA'],
  ])('[B10] names %s %s, short %s, %s', (at, name, tick, place) => {
    expect([pointName(at), pointTick(at), placeText(at)]).toEqual([name, tick, place]);
  });

  it.each([
    ['2021', 'Year'],
    ['2021-05', 'Month'],
    ['2021-05-06', 'Day'],
    ['NVDA', 'Symbol'],
  ])('[B10] heads the column of %s with %s', (at, name) => {
    expect(axisName(at)).toBe(name);
  });

  it('[B10] labels a few points by day, many by month', () => {
    expect([pointTick('2025-11-20', true), pointTick('2025-11-20')]).toEqual(['11/20', 'Nov 2025']);
  });

  it('[B10] does not mistake a ticker for a date, even one of digits', () => {
    expect(['2021', '2021-05', '2021-05-06', 'NVDA', '2021-13', '20210'].map(isTime)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [13_900_000_000, 'USD', '$13.9 b'],
    [-1_230_000_000, 'USD', '\u2212$1.23 b'],
    [100_000, 'USD', '$100,000'],
    [100_001, 'USD', '$100 k'],
    [1234.5, 'USD per share', '$1,234.50'],
    [31.4, 'ratio', '31.4×'],
    [-11.25, 'percent', '\u221211.25%'],
    [1, 'analysts', '1 analyst'],
    [12, 'analysts', '12 analysts'],
    [2_500_000, 'shares', '2.5 m shares'],
    [104.26, 'index', '104.3'],
    [null, 'USD', 'n/a'],
    [undefined, 'ratio', 'n/a'],
    [Number.NaN, 'percent', 'n/a'],
  ] as const)('[S24] [B10] writes %s in %s as %s', (value, unit, words) => {
    expect(valueText(value, unit)).toBe(words);
  });

  it('[B10] keeps a tick short and in one piece', () => {
    expect(tickText(-1.25e9, 'USD')).toBe('\u2212$1.25\u00a0b');
    expect(tickText(250, 'USD per share')).toBe('$250');
    expect(tickText(30, 'analysts')).toBe('30');
    expect(tickText(2e6, 'shares')).toBe('2\u00a0m');
  });

  it('[B10] rounds the ticks of one axis alike', () => {
    expect([0, 5e8, 1e9, 1.5e9].map((tick) => tickText(tick, 'USD', 1.5e9))).toEqual([
      '$0',
      '$0.5\u00a0b',
      '$1\u00a0b',
      '$1.5\u00a0b',
    ]);
  });
});
