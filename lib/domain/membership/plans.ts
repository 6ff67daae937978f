import { commissionHoldDays } from '@/lib/domain/referrals/commissions';
import { payoutSchedules } from '@/lib/domain/referrals/referrals';

const revenuePerReferralCents = payoutSchedules.at(-1)?.revenuePerReferralCents ?? 0;
const cofounderDiscountCents = 1_000;

/**
 * Monthly prices: the specification gives the discount and, by the payout schedule, the revenue of a referral, which is
 * the cofounder's price; the full price is the sum of both.
 */
export const monthlyPrices = {
  free: 0,
  cofounder: revenuePerReferralCents,
  member: revenuePerReferralCents + cofounderDiscountCents,
} as const;

/** Days after a charge in which a member may report it as wrong. Its commissions are approved afterwards. */
export const refundRequestDays = commissionHoldDays;

/** Tiers, also the specification's `subscriptionType`. A later one includes the earlier ones. */
export const tiers = ['member', 'cofounder'] as const;
export type Tier = (typeof tiers)[number];

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

const monthsOf: Record<Interval, number> = { month: 1, year: 12 };

/** A year of a plan costs as much as ten months of it. */
const monthsPaid: Record<Interval, number> = { month: 1, year: 10 };

/** The discount on the full price per charge: $10 for each month, also when a year is paid at once. */
export const discountCents = (tier: Tier, interval: Interval) =>
  (monthlyPrices.member - monthlyPrices[tier]) * monthsOf[interval];

export const priceCents = (tier: Tier, interval: Interval) =>
  monthlyPrices.member * monthsPaid[interval] - discountCents(tier, interval);

/** How much less a year costs than twelve months. */
export const yearSavingCents = (tier: Tier) => monthlyPrices[tier] * monthsOf.year - priceCents(tier, 'year');

/** Durations of gift memberships. */
export const giftMonths = [1, 3, 12] as const;
export type GiftMonths = (typeof giftMonths)[number];
export const giftCents = (months: GiftMonths) =>
  months === monthsOf.year ? priceCents('member', 'year') : monthlyPrices.member * months;

/** A dispute: open, won or lost by us. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
