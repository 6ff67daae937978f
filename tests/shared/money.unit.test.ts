import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { compactMoney } from '@/lib/domain/shared/compact-money';
import { usd, usdExact, usdSigned } from '@/lib/domain/shared/money';

describe('money', () => {
  it.each([
    [1e12 + 1e10, '1.01 t'],
    [2.345678e12, '2.35 t'],
    [1e12, '1,000 b'],
    [1e9 + 1e7, '1.01 b'],
    [1e9, '1,000 m'],
    [1_234_567, '1.23 m'],
    [1e6, '1,000 k'],
    [123_456, '123.46 k'],
    [100_001, '100 k'],
    [1e5, '100,000'],
    [99_999.994, '99,999.99'],
    [12.345, '12.35'],
    [0, '0'],
    [-0.001, '0'],
    [-2_500_000, '-2.5 m'],
    [Number.NaN, 'n/a'],
    [Number.POSITIVE_INFINITY, 'n/a'],
  ])('[S24] writes %d compactly as %s: a letter only above its threshold', (amount, text) => {
    expect(compactMoney(amount)).toBe(text);
  });

  it('[S24] never gives a compact amount more than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (amount) => {
        expect(compactMoney(amount)).toMatch(/^-?[\d,]+(\.\d{1,2})?( [tbmk])?$/);
      }),
    );
  });

  it.each([
    [0, '$0'],
    [310_500, '$3,105'],
    [100_050, '$1,001'],
    [-48_800, '−$488'],
    [-10, '$0'],
    [150_000_000, '$1,500,000'],
  ])('[S24] shows %d cents in USD without decimals as %s', (cents, text) => {
    expect(usd(cents)).toBe(text);
  });

  it('[S24] keeps the cents where they matter', () => {
    expect([usdExact(635), usdExact(-5), usdExact(220_000)]).toEqual(['$6.35', '−$0.05', '$2,200.00']);
    // Differences and rounding must not result in a negative zero.
    expect([usdExact(-0), usdExact(-0.4)]).toEqual(['$0.00', '$0.00']);
  });

  it('[S24] signs results, and shows zero without a sign', () => {
    expect([usdSigned(27_000), usdSigned(-48_800), usdSigned(0), usdSigned(40)]).toEqual([
      '+$270',
      '−$488',
      '$0',
      '$0',
    ]);
  });
});
