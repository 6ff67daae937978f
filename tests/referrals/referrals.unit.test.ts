import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { payoutRows } from '@/lib/domain/referrals/payout-rows';
import { cutOf, nextTier, payout, payoutSchedules, scheduleOn, type Degree } from '@/lib/domain/referrals/referrals';

const degrees = [1, 2] as const;

describe('the payout schedule', () => {
  it('[A6] [S12] has the six rows of section 9', () => {
    const rows = payoutRows().map((row) => [row.degree, row.referrals, row.revenueCents, row.cutBp, row.payoutCents]);
    expect(rows).toEqual([
      [1, 100, 1_000_00, 2_000, 200_00],
      [1, 1_000, 10_000_00, 2_250, 2_250_00],
      [1, 10_000, 100_000_00, 2_500, 25_000_00],
      [2, 10_000, 100_000_00, 1_000, 10_000_00],
      [2, 100_000, 1_000_000_00, 1_250, 125_000_00],
      [2, 1_000_000, 10_000_000_00, 1_500, 1_500_000_00],
    ]);
  });

  it('[S12] multiplies every row to its payout, and marks derived revenue', () => {
    for (const row of payoutRows()) {
      expect((row.revenueCents * row.cutBp) / 10_000).toBe(row.payoutCents);
      expect(row.isRevenueDerived).toBe(row.degree === 2);
    }
  });

  it.each([
    [1, 0, 2_000],
    [1, 1, 2_000],
    [1, 999, 2_000],
    [1, 1_000, 2_250],
    [1, 9_999, 2_250],
    [1, 10_000, 2_500],
    [2, 1, 1_000],
    [2, 99_999, 1_000],
    [2, 100_000, 1_250],
    [2, 1_000_000, 1_500],
    [2, 9_000_000, 1_500],
  ] as [Degree, number, number][])(
    '[A6] degree %d with %d referrals has a cut of %d basis points',
    (degree, referrals, cutBp) => {
      expect(cutOf(degree, referrals)).toBe(cutBp);
    },
  );

  it('[A6] pays whole cents, and more for more referrals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...degrees), fc.nat(20_000_000), (degree, referrals) => {
        expect(Number.isSafeInteger(payout(degree, referrals))).toBe(true);
        expect(payout(degree, referrals + 1)).toBeGreaterThan(payout(degree, referrals));
      }),
    );
    expect(() => payout(1, -1)).toThrow(RangeError);
    expect(() => payout(1, 1.5)).toThrow(RangeError);
  });

  it('[A6] names the next tier until the top', () => {
    expect(nextTier(1, 0)?.referrals).toBe(1_000);
    expect(nextTier(1, 1_000)?.referrals).toBe(10_000);
    expect(nextTier(2, 1_000_000)).toBeUndefined();
  });

  it('[A6] keeps its versions in order of their dates, and finds the one in force', () => {
    const dates = payoutSchedules.map(({ effectiveFrom }) => effectiveFrom);
    expect(dates).toEqual(dates.toSorted());
    expect(scheduleOn('2022-01-01').version).toBe(1);
    expect(() => scheduleOn('2021-12-31')).toThrow(RangeError);
  });
});
