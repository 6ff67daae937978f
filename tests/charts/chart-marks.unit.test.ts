import { describe, expect, it } from 'vitest';
import { dashes, markColors, namedDash, seriesColors, markers, opacityOf, seriesMark } from '@/lib/charts/chart-marks';
import { palette } from '@/lib/content/shared/palette';

const all = palette.map((_, index) => seriesMark(index));

describe('how series differ besides color', () => {
  it('[B10] neighbors differ by dashes and by shape, each on its own', () => {
    for (const [index, mark] of all.entries()) {
      const next = seriesMark(index + 1);
      expect(mark.dash).not.toBe(next.dash);
      expect(mark.marker).not.toBe(next.marker);
    }
  });

  it('[B7] draws the median of a sector with dashes where lines are named, and everything that can be bought without', () => {
    expect(['sector', 'SPY', 'AAPL'].map((key) => namedDash({ key }))).toEqual(['6 4', 'none', 'none']);
  });

  it('[B10] no two of the 34 share dashes and shape', () => {
    expect(new Set(all.map(({ dash, marker }) => `${dash} ${marker}`)).size).toBe(palette.length);
  });

  it('[B10] has five dashes and seven shapes, and refuses a negative index', () => {
    expect([dashes.length, markers.length]).toEqual([5, 7]);
    expect(() => seriesMark(-1)).toThrow(RangeError);
  });

  it('[S24] uses the brand color first, then calm colors, then all others of the palette', () => {
    expect(markColors(3)).toEqual({
      '--series-0': 'var(--accent)',
      '--series-1': 'light-dark(#b26f05, #feb763)',
      '--series-2': 'light-dark(#094599, #4183ea)',
    });
    expect(markColors(9)).toMatchObject({ '--series-8': 'light-dark(#029394, #11e3e4)' });
    expect(new Set(Object.values(markColors(34))).size).toBe(34);
  });

  it('[B7] keeps the color of each place when series are added', () => {
    const ten = markColors(10);
    for (let count = 1; count < 10; count += 1)
      expect(markColors(count)).toEqual(Object.fromEntries(Object.entries(ten).slice(0, count)));
  });

  it('[B7] draws what series are compared with in neutral colors', () => {
    expect(markColors(4, [2, 3])).toMatchObject({
      '--series-0': 'var(--accent)',
      '--series-2': 'var(--text)',
      '--series-3': 'var(--muted)',
    });
  });
});

it('[B7] fades the other series while one is emphasized', () => {
  expect([0, 1].map((index) => opacityOf(index, undefined))).toEqual([1, 1]);
  expect([0, 1].map((index) => opacityOf(index, 1))).toEqual([0.25, 1]);
});

it('[B10] ratings run from green to red, whatever other series would have in their place', () => {
  const ratings = ['strong-buy', 'buy', 'hold', 'sell', 'strong-sell'].map((key) => ({ key }));
  expect(seriesColors(ratings)).toEqual({
    '--series-0': 'light-dark(#025a2e, #04a056)',
    '--series-1': 'light-dark(#079952, #78e29c)',
    '--series-2': 'var(--line-control)',
    '--series-3': 'light-dark(#db423e, #ffb0a7)',
    '--series-4': 'light-dark(#8a1618, #da534c)',
  });
  expect(seriesColors([{ key: 'revenue' }, { key: 'net-income' }])).toEqual(markColors(2));
});
