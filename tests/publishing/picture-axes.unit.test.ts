import { expect, it } from 'vitest';
import { pictureAxes } from '@/lib/content/publishing/picture-axes';

it('[D3] names the range and the months of a year of closes', () => {
  expect(pictureAxes({ kind: 'stock', values: [101.5, 99.25, 120], until: '2026-11-25' })).toEqual({
    high: '$120.00',
    low: '$99.25',
    from: 'Nov 2025',
    to: 'Nov 2026',
  });
});

it('[D3] derives an index’s first month from its number of values', () => {
  expect(pictureAxes({ kind: 'sector', values: [100, 98.04, 133.3], until: '2026-01' })).toEqual({
    high: '133.3',
    low: '98.0',
    from: 'Nov 2025',
    to: 'Jan 2026',
  });
});

it('[D3] has no months where the last is unknown', () => {
  expect(pictureAxes({ kind: 'stock', values: [1, 2], until: null })).toMatchObject({ from: '', to: '' });
});
