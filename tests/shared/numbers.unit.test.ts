import { expect, it } from 'vitest';
import fc from 'fast-check';
import { groupDigits } from '@/lib/domain/shared/numbers';

it.each([
  [0, 0, 0, '0'],
  [-0, 2, 0, '0'],
  [999, 0, 0, '999'],
  [1000, 0, 0, '1,000'],
  [1234567.5, 0, 0, '1,234,568'],
  [-1234567.5, 0, 0, '-1,234,568'],
  [1234.5, 2, 0, '1,234.5'],
  [1234.5, 2, 2, '1,234.50'],
  [1.005, 2, 0, '1.01'],
  [53.074999999999996, 2, 0, '53.07'],
  [0.999, 2, 0, '1'],
  [-0.004, 2, 0, '0'],
  [1e-7, 2, 0, '0'],
  [0.0005, 6, 0, '0.0005'],
  [Number.NaN, 2, 0, 'NaN'],
])('[S24] writes %d with at most %d and at least %d decimals as %s', (value, max, min, text) => {
  expect(groupDigits(value, max, min)).toBe(text);
});

it('[S24] writes every number as a browser does in en-US', () => {
  const decimals = fc.constantFrom([0, 0], [1, 0], [2, 0], [2, 2], [4, 2], [6, 0]);
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), decimals, (value, [max = 0, min = 0]) => {
      const browser = new Intl.NumberFormat('en-US', {
        maximumFractionDigits: max,
        minimumFractionDigits: min,
        signDisplay: 'negative',
      });
      expect(groupDigits(value, max, min)).toBe(browser.format(value));
    }),
    { numRuns: 2000 },
  );
});
