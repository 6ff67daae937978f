import { payoutSchedules } from './referrals';

const revenuePerReferralCents = payoutSchedules.at(-1)?.revenuePerReferralCents ?? 0;
const cofounderDiscountCents = 1_000;

/**
 * What a month costs: the specification gives the discount and, by the payout schedule, what one referral brings; a
 * cofounding customer pays that, and the full price is both together.
 */
export const monthlyPrices = {
  free: 0,
  cofounder: revenuePerReferralCents,
  member: revenuePerReferralCents + cofounderDiscountCents,
} as const;

export const testDriveDays = 30;

/** What can be paid for; also the specification's `subscriptionType`. Whoever has a later one sees what an earlier one does. */
export const tiers = ['member', 'cofounder'] as const;
export type Tier = (typeof tiers)[number];

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

const monthsOf: Record<Interval, number> = { month: 1, year: 12 };

/** A year costs twelve months: one invoice instead of twelve, and nothing off for it. */
export const priceCents = (tier: Tier, interval: Interval) => monthlyPrices[tier] * monthsOf[interval];

/** What is taken off the full price, for as long as the subscription lasts. */
export const discountCents = (tier: Tier, interval: Interval) =>
  priceCents('member', interval) - priceCents(tier, interval);

/** Membership that somebody pays for another person, once and for so long. */
export const giftMonths = [1, 3, 12] as const;
export type GiftMonths = (typeof giftMonths)[number];
export const giftCents = (months: GiftMonths) => monthlyPrices.member * months;

/** A payment that its payer's bank was told to take back: not decided, for us, or against us. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
