import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earningsStatistics, referralsFor } from '@/lib/domain/referrals/earnings';
import { payout } from '@/lib/domain/referrals/referrals';

const day = '2026-11-21';

describe('the earnings of all ambassadors', () => {
  it('[A11] have no figures while there are no ambassadors', () => {
    expect(earningsStatistics([], day)).toEqual({ n: 0, asOf: day });
  });

  it('[A11] include those who earned nothing', () => {
    expect(earningsStatistics([0, 0, 0, 5_000], day)).toEqual({
      n: 4,
      asOf: day,
      medianCents: 0,
      ninetiethPercentileCents: 5_000,
      shareEarningNothing: 0.75,
    });
  });

  it('[A11] use the nearest rank for the 90th percentile, and the mean of the middle two for the median', () => {
    const tens = Array.from({ length: 10 }, (_, at) => (10 - at) * 100);
    expect(earningsStatistics(tens, day)).toMatchObject({ medianCents: 550, ninetiethPercentileCents: 900 });
    expect(earningsStatistics([1, 2], day)).toMatchObject({ medianCents: 2, ninetiethPercentileCents: 2 });
  });

  it.each([[-1], [0.5], [Number.NaN]])('[A11] refuse %d as a payout', (cents) => {
    expect(() => earningsStatistics([cents], day)).toThrow(RangeError);
  });

  it('[A11] include the fewest referrals that pay as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000_000 }), (cents) => {
        const referrals = referralsFor(cents);
        expect(payout(1, referrals)).toBeGreaterThanOrEqual(cents);
        expect(payout(1, referrals - 1)).toBeLessThan(cents);
      }),
    );
    expect(referralsFor(0)).toBe(0);
  });
});
