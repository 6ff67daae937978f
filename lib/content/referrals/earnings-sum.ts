import { usd } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { cutOf, nextTier, payout, payoutSchedules, type Degree } from '@/lib/domain/referrals/referrals';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { EarningsSum } from './earnings-figures';

/** Max referrals in the calculator: ten times the schedule's last row. */
export const maxReferrals = 10_000_000;

const perReferralCents = payoutSchedules.at(-1)?.revenuePerReferralCents ?? 0;
const names: Record<Degree, string> = { 1: 'First degree', 2: 'Second degree' };

/** Shown in place of a missing result. */
const noResult = '–';

/** The payout calculation for the number of referrals per degree, step by step. null is an invalid number. */
export function earningsSum(first: number | null, second: number | null): EarningsSum {
  const counts = [
    [1, first],
    [2, second],
  ] as const;
  return {
    lines: counts.map(([degree, referrals]) => ({
      label: names[degree],
      sum:
        referrals === null
          ? 'Number not valid'
          : `${groupDigits(referrals)} × ${usd(perReferralCents)} × ${percent(cutOf(degree, referrals))}`,
      result: referrals === null ? noResult : usd(payout(degree, referrals)),
    })),
    total: {
      label: `If each pays ${usd(perReferralCents)} once`,
      result: first === null || second === null ? noResult : usd(payout(1, first) + payout(2, second)),
    },
    next: counts.flatMap(([degree, referrals]) => {
      const tier = referrals === null ? null : nextTier(degree, referrals);
      if (!tier || referrals === null) return [];
      const missing = tier.referrals - referrals;
      const more = `${groupDigits(missing)} more ${missing === 1 ? 'referral' : 'referrals'}`;
      return [`${names[degree]}: ${more} to reach ${percent(tier.cutBp)} on later payments.`];
    }),
  };
}

/** Parses a typed count: a whole number within the limit, 0 for an empty field, otherwise an error message. */
export function readReferrals(typed: string): { count: number } | { fault: string } {
  const plain = typed.trim().replaceAll(/[,\s]/g, '');
  if (plain === '') return { count: 0 };
  const value = Number(plain);
  if (!/^\d+$/.test(plain) || value > maxReferrals)
    return { fault: `Enter a whole number from 0 to ${groupDigits(maxReferrals)}` };
  return { count: value };
}
