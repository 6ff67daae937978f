import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionCents, keptCents, payeesOf } from '@/lib/domain/referrals/commissions';
import { cutOf, scheduleOn, type PayoutSchedule } from '@/lib/domain/referrals/referrals';

describe('[A6] the rate of a commission', () => {
  it.each([
    [1, 1, 2_000],
    [1, 99, 2_000],
    [1, 100, 2_000],
    [1, 999, 2_000],
    [1, 1_000, 2_250],
    [1, 9_999, 2_250],
    [1, 10_000, 2_500],
    [2, 1, 1_000],
    [2, 99_999, 1_000],
    [2, 100_000, 1_250],
    [2, 999_999, 1_250],
    [2, 1_000_000, 1_500],
  ] as const)('of degree %i with %i referrals is %i basis points', (degree, referrals, cutBp) => {
    expect(cutOf(degree, referrals, scheduleOn('2026-11-23'))).toBe(cutBp);
  });

  it('is the one of its version, whatever versions follow', () => {
    const first = scheduleOn('2026-11-23');
    const later: PayoutSchedule = { ...first, version: 2, tiers: [{ degree: 1, referrals: 1, cutBp: 3_000 }] };
    expect([cutOf(1, 5, first), cutOf(1, 5, later)]).toEqual([2_000, 3_000]);
  });
});

describe('[A4] a commission', () => {
  it.each([
    [1_000, 2_000, 200],
    [2_000, 2_000, 400],
    [1_999, 2_000, 400],
    [1_997, 2_000, 399],
    // Exactly half a cent is rounded in the payee's favor.
    [1_002, 2_250, 225],
    [20, 2_250, 5],
    [2, 2_500, 1],
    [1, 2_500, 0],
    [5, 1_000, 1],
    [4, 1_000, 0],
    [0, 2_500, 0],
    [12_000, 1_250, 1_500],
  ])('on %i cents at %i basis points is %i cents', (revenue, cutBp, cents) => {
    expect(commissionCents(revenue, cutBp)).toBe(cents);
  });

  it.each([
    [{ paidCents: 2_000, refundedCents: 0, dispute: null }, 2_000],
    [{ paidCents: 2_000, refundedCents: 800, dispute: null }, 1_200],
    [{ paidCents: 2_000, refundedCents: 2_500, dispute: null }, 0],
    [{ paidCents: 2_000, refundedCents: 0, dispute: 'open' }, 0],
    [{ paidCents: 2_000, refundedCents: 800, dispute: 'won' }, 1_200],
    [{ paidCents: 2_000, refundedCents: 800, dispute: 'lost' }, 0],
  ] as const)('[A8] is owed on the kept part of a payment: %j', (payment, kept) => {
    expect(keptCents(payment)).toBe(kept);
  });

  it('[A8] never exceeds its share of the sale, and a full refund leaves nothing, at any rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 2_000, max: 2_500 }),
        fc.integer({ min: 1_000, max: 1_500 }),
        fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 8 }),
        (paidCents, direct, second, refunds) => {
          let refundedCents = 0;
          for (const cents of [...refunds, paidCents]) {
            const before = keptCents({ paidCents, refundedCents, dispute: null });
            refundedCents += cents;
            const kept = keptCents({ paidCents, refundedCents, dispute: null });
            for (const cutBp of [direct, second]) {
              expect(commissionCents(kept, cutBp)).toBeLessThanOrEqual(commissionCents(before, cutBp));
              expect(Math.abs(commissionCents(kept, cutBp) * 10_000 - kept * cutBp)).toBeLessThanOrEqual(5_000);
            }
            expect(commissionCents(kept, direct) + commissionCents(kept, second)).toBeLessThanOrEqual(kept);
          }
          expect(commissionCents(keptCents({ paidCents, refundedCents, dispute: null }), direct)).toBe(0);
        },
      ),
    );
  });

  it('[A8] is the same after refunds in any order', () => {
    const inOrder = (refunds: readonly number[], cutBp: number) => {
      let [refundedCents, entries] = [0, 0];
      let due = commissionCents(5_000, cutBp);
      for (const cents of refunds) {
        refundedCents += cents;
        const left = commissionCents(keptCents({ paidCents: 5_000, refundedCents, dispute: null }), cutBp);
        entries += left - due;
        due = left;
      }
      return [due, entries];
    };
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 2_500 }),
        (refunds, cutBp) => {
          const [due = 0, entries = 0] = inOrder(refunds, cutBp);
          expect(inOrder(refunds.toReversed(), cutBp)).toEqual([due, entries]);
          expect(commissionCents(5_000, cutBp) + entries).toBe(due);
        },
      ),
    );
  });
});

describe('[A5] who earns on a sale', () => {
  it.each([
    ['no one without a referrer', [], []],
    ['the referrer', ['b'], [['b', 1]]],
    [
      'the referrer and who referred them',
      ['b', 'c'],
      [
        ['b', 1],
        ['c', 2],
      ],
    ],
    [
      'no third degree',
      ['b', 'c', 'd', 'e'],
      [
        ['b', 1],
        ['c', 2],
      ],
    ],
    ['not the payer', ['payer'], []],
    ['no one in a circle of two', ['b', 'payer'], []],
    ['no one in a circle of four', ['b', 'c', 'd', 'payer'], []],
    ['no account twice', ['b', 'b'], [['b', 1]]],
  ] as const)('%s', (_, referrers, expected) => {
    expect(payeesOf('payer', referrers).map(({ payeeId, degree }) => [payeeId, degree])).toEqual(expected);
  });

  it('is at most the parent and the grandparent in any tree', () => {
    // Each account's referrer is an earlier account, or none.
    const trees = fc.array(fc.option(fc.nat(), { freq: 8 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(trees, (drawn) => {
        const parents = drawn.map((parent, at) => (parent === null || at === 0 ? null : parent % at));
        const above = (at: number): number[] => {
          const parent = parents[at] ?? null;
          return parent === null ? [] : [parent, ...above(parent)];
        };
        for (const [at] of parents.entries()) {
          const found = payeesOf(String(at), above(at).map(String));
          const parent = parents[at] ?? null;
          const grandparent = parent === null ? null : (parents[parent] ?? null);
          expect(found).toEqual([
            ...(parent === null ? [] : [{ degree: 1, payeeId: String(parent) }]),
            ...(grandparent === null ? [] : [{ degree: 2, payeeId: String(grandparent) }]),
          ]);
        }
      }),
    );
  });
});
