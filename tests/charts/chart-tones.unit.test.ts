import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartTones } from '@/lib/charts/chart-tones';

describe('a series as tones', () => {
  it('[B10] rises with its values, over two octaves, and is silent in gaps', () => {
    expect(chartTones([0, null, 5, 10]).map(({ hertz }) => hertz)).toEqual([220, null, 440, 880]);
  });

  it('[B10] plays a middle tone where nothing changes, and none without values', () => {
    expect(chartTones([7, 7]).map(({ hertz }) => hertz)).toEqual([440, 440]);
    expect(chartTones([null])).toEqual([]);
    expect(chartTones([])).toEqual([]);
  });

  it('[B10] takes three to six seconds and at most 120 tones, including the first and the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 3000 }), (values) => {
        const tones = chartTones(values);
        const last = tones.at(-1);
        const seconds = (last?.at ?? 0) + (last?.lasts ?? 0);
        expect(tones.length).toBeLessThanOrEqual(120);
        expect(seconds).toBeGreaterThan(2.999);
        expect(seconds).toBeLessThan(6.001);
      }),
    );
    const long = chartTones(Array.from({ length: 2520 }, (_, index) => index));
    expect([long[0]?.hertz, long.at(-1)?.hertz]).toEqual([220, 880]);
  });
});
