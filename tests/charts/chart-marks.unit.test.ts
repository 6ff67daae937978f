import { describe, expect, it } from 'vitest';
import { dashes, markColors, markers, seriesMark } from '@/lib/charts/chart-marks';
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

  it('[B10] no two of the 34 share dashes and shape', () => {
    expect(new Set(all.map(({ dash, marker }) => `${dash} ${marker}`)).size).toBe(palette.length);
  });

  it('[B10] has five dashes and seven shapes, and refuses a negative index', () => {
    expect([dashes.length, markers.length]).toEqual([5, 7]);
    expect(() => seriesMark(-1)).toThrow(RangeError);
  });

  it('[S24] uses the brand color first and calm colors for few series, the palette’s order for many', () => {
    expect(markColors(3)).toEqual({
      '--series-0': 'var(--accent)',
      '--series-1': 'light-dark(#b26f05, #feb763)',
      '--series-2': 'light-dark(#094599, #4183ea)',
    });
    expect(markColors(7)).toMatchObject({
      '--series-0': 'light-dark(#029394, #11e3e4)',
      '--series-1': 'light-dark(#7d1a5e, #c9559f)',
    });
    expect(markColors(1)).toEqual({ '--series-0': 'var(--accent)' });
  });
});
