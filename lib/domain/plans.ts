import { payoutSchedules } from './referrals';

const revenuePerReferralCents = payoutSchedules.at(-1)?.revenuePerReferralCents ?? 0;
const cofounderDiscountCents = 1_000;

/**
 * What a month would cost. Proposals until payments open: the specification gives the discount and, by the payout
 * schedule, what one referral brings; a cofounding customer pays that, and the full price is both together.
 */
export const monthlyPrices = {
  free: 0,
  cofounder: revenuePerReferralCents,
  member: revenuePerReferralCents + cofounderDiscountCents,
} as const;

export const testDriveDays = 30;
