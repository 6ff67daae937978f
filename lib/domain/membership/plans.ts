import { commissionHoldDays } from '@/lib/domain/referrals/commissions';
import { payoutSchedules } from '@/lib/domain/referrals/referrals';

const revenuePerReferralCents = payoutSchedules.at(-1)?.revenuePerReferralCents ?? 0;
const cofounderDiscountCents = 1_000;

/**
 * Monthly prices in cents. The specification gives the discount and, in the payout schedule, the revenue per referral,
 * which is the cofounder price; the full price is the sum of both.
 */
export const monthlyPrices = {
  free: 0,
  cofounder: revenuePerReferralCents,
  member: revenuePerReferralCents + cofounderDiscountCents,
} as const;

/** Length of a plan's free test drive in days. */
export const testDriveDays = 30;

/** Days after a charge during which a member may report it as wrong. Its commissions are approved afterwards. */
export const refundRequestDays = commissionHoldDays;

/** Tiers, the specification's `subscriptionType`. Each tier includes the ones before it. */
export const tiers = ['member', 'cofounder'] as const;
export type Tier = (typeof tiers)[number];

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

const monthsOf: Record<Interval, number> = { month: 1, year: 12 };

/** A year costs as much as ten months. */
const monthsPaid: Record<Interval, number> = { month: 1, year: 10 };

/** The discount per charge: $10 per month, including when a year is paid at once. */
export const discountCents = (tier: Tier, interval: Interval) =>
  (monthlyPrices.member - monthlyPrices[tier]) * monthsOf[interval];

export const priceCents = (tier: Tier, interval: Interval) =>
  monthlyPrices.member * monthsPaid[interval] - discountCents(tier, interval);

/** How much less an annual payment costs than twelve monthly ones. */
export const yearSavingCents = (tier: Tier) => monthlyPrices[tier] * monthsOf.year - priceCents(tier, 'year');

/** Durations of gift memberships. */
export const giftMonths = [1, 3, 12] as const;
export type GiftMonths = (typeof giftMonths)[number];
export const giftCents = (months: GiftMonths) =>
  months === monthsOf.year ? priceCents('member', 'year') : monthlyPrices.member * months;

/** States of a payment dispute: open, won by us or lost by us. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
