import { describe, expect, it } from 'vitest';
import { bandColors, bandEdges, bandGist, middleOf } from '@/lib/charts/band';

const seriesOf = (...keys: string[]) => keys.map((key) => ({ key, label: key.toUpperCase(), unit: 'index' as const }));
const points = [
  { at: '2026-11', values: [160, 150, 170, 155] },
  { at: '2026-12', values: [159, 146, 182, 161] },
  { at: '2027-01', values: [null, null, null, 163] },
];

describe('[B7] a band', () => {
  it('describes its latest value, low and high', () => {
    expect(bandGist({ series: seriesOf('predicted', 'low', 'high', 'baseline'), points })).toBe(
      'PREDICTED in Dec 2026: 159, between 146 and 182.',
    );
  });

  it.each([
    ['no edge', ['predicted', 'actual', 'close', 'baseline']],
    ['one edge', ['predicted', 'low', 'close', 'baseline']],
    ['the other edge', ['predicted', 'close', 'high', 'baseline']],
    ['nothing but edges', ['low', 'high']],
  ])('is not described with %s', (_, keys) => {
    expect(bandGist({ series: seriesOf(...keys), points })).toBe('');
  });

  it('is not described before its first value', () => {
    expect(bandGist({ series: seriesOf('predicted', 'low', 'high'), points: points.slice(2) })).toBe('');
  });

  it.each([
    [['actual', 'predicted', 'low', 'high'], 1, { low: 2, high: 3 }],
    [['low', 'mean', 'high', 'close'], 1, { low: 0, high: 2 }],
    [['low', 'high', 'close'], 2, { low: 0, high: 1 }],
    [['close', 'low'], 0, null],
  ])('of %j belongs to series %i', (keys, middle, edges) => {
    expect([middleOf(seriesOf(...keys)), bandEdges(seriesOf(...keys))]).toEqual([middle, edges]);
  });

  it('has the color of its middle, beside a quiet baseline', () => {
    expect(bandColors(seriesOf('low', 'high', 'close', 'baseline'))).toEqual({
      '--series-0': 'var(--series-2)',
      '--series-1': 'var(--series-2)',
      '--series-3': 'var(--muted)',
    });
  });
});
