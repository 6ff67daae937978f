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

export const testDriveDays = 30;

/** Tiers, also the specification's `subscriptionType`. A later one includes the earlier ones. */
export const tiers = ['member', 'cofounder'] as const;
export type Tier = (typeof tiers)[number];

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

const monthsOf: Record<Interval, number> = { month: 1, year: 12 };

/** A year costs twelve months: one invoice instead of twelve, without a discount. */
export const priceCents = (tier: Tier, interval: Interval) => monthlyPrices[tier] * monthsOf[interval];

/** The discount on the full price, for the whole subscription. */
export const discountCents = (tier: Tier, interval: Interval) =>
  priceCents('member', interval) - priceCents(tier, interval);

/** Durations of gift memberships. */
export const giftMonths = [1, 3, 12] as const;
export type GiftMonths = (typeof giftMonths)[number];
export const giftCents = (months: GiftMonths) => monthlyPrices.member * months;

/** A dispute: open, won or lost by us. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
