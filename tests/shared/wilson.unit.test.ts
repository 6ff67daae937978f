import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateOf } from '@/lib/domain/shared/wilson';

describe('[J8] a rate', () => {
  it('has no share below thirty cases', () => {
    expect(rateOf(5, 29)).toEqual({ hits: 5, cases: 29, share: null, low: null, high: null });
    expect(rateOf(5, 30).share).toBeCloseTo(1 / 6);
  });

  // From Agresti and Coull (1998) and published tables: 0 of 30, 15 of 30, 10 of 100.
  it.each([
    [0, 30, 0, 0.1135],
    [15, 30, 0.3315, 0.6685],
    [10, 100, 0.0552, 0.1744],
    [30, 30, 0.8865, 1],
  ])('of %i in %i lies between %f and %f', (hits, cases, low, high) => {
    const rate = rateOf(hits, cases);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  it('lies within its interval, and the interval between 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (cases, part) => {
        const { share, low, high } = rateOf(Math.floor(cases * part), cases);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual((share ?? -1) + 1e-12);
        expect(high).toBeGreaterThanOrEqual((share ?? 2) - 1e-12);
      }),
    );
  });
});
