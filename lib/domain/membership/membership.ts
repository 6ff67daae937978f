import type { Tier } from './plans';

/** Stripe's subscription statuses. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Whether a subscription has ended. Stripe never reactivates these statuses. */
export const hasEnded = (status: SubscriptionStatus) => status === 'canceled' || status === 'incomplete_expired';

/** The subscription waits for a payment: its first one, or one that failed. */
export const isUnpaid = (status: SubscriptionStatus) =>
  status === 'incomplete' || status === 'past_due' || status === 'unpaid';

/** The fields of a subscription that determine access. */
export type SubscriptionAccess = {
  tier: Tier;
  status: SubscriptionStatus;
  /** End of the paid period or of the test drive. */
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  pastDueSince: Date | null;
  /** True if the first charge waits for the end of a gift. Until then the gift gives access, not the subscription. */
  startsAfterGift?: boolean;
};

/** Membership without a subscription: a gift, or a complimentary grant. */
export type Grant = { tier: Tier; kind: 'gift' | 'complimentary'; startsAt: Date; endsAt: Date };

/** All of a member's sources of access. Empty without an account. */
export type MemberAccess = { subscription: SubscriptionAccess | null; grants: readonly Grant[] };

export const noAccess: MemberAccess = { subscription: null, grants: [] };

export const membershipReasons = [
  'active',
  'trial',
  'grace',
  'ends',
  'gift',
  'complimentary',
  'none',
  'incomplete',
  'unpaid',
  'paused',
  'ended',
] as const;
export type MembershipReason = (typeof membershipReasons)[number];

/** A member's tier at a given time, its end if known, and the reason. */
export type Membership = { tier: Tier | null; until: Date | null; reason: MembershipReason };

/** Days after which a failed payment ends access. */
export const graceDays = 7;
/** Days that access continues past the period's end, in case the renewal event is late. */
const lateNewsDays = 2;

const dayMs = 86_400_000;
const after = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);
const weight: Record<Tier, number> = { member: 1, cofounder: 2 };

/** Evaluates a member's access at a given time. The best source of access counts. */
export function membershipOf({ subscription, grants }: MemberAccess, at: Date): Membership {
  const fromSubscription = subscription
    ? bySubscription(subscription, at)
    : { tier: null, until: null, reason: 'none' as const };
  const given = grants.flatMap(({ tier, kind, startsAt, endsAt }): Membership[] =>
    startsAt <= at && at < endsAt ? [{ tier, until: endsAt, reason: kind }] : [],
  );
  return [fromSubscription, ...given].reduce((best, next) => (isBetter(next, best) ? next : best));
}

/** When access ends if a failed payment is still unpaid. */
export const graceEnd = (pastDueSince: Date) => after(pastDueSince, graceDays);

function bySubscription(
  { tier, status, periodEnd, cancelsAtPeriodEnd, pastDueSince, startsAfterGift = false }: SubscriptionAccess,
  at: Date,
): Membership {
  const nothing = (reason: MembershipReason): Membership => ({ tier: null, until: null, reason });
  const until = (end: Date, lastMoment: Date, reason: MembershipReason): Membership =>
    at < lastMoment ? { tier, until: end, reason } : nothing('ended');
  if (status === 'active' || status === 'trialing') {
    if (!periodEnd) return nothing('none');
    if (startsAfterGift && at < periodEnd) return nothing('none');
    if (cancelsAtPeriodEnd) return until(periodEnd, periodEnd, 'ends');
    return until(
      periodEnd,
      after(periodEnd, lateNewsDays),
      status === 'trialing' && !startsAfterGift ? 'trial' : 'active',
    );
  }
  if (status === 'past_due') {
    if (!pastDueSince) return nothing('unpaid');
    const end = graceEnd(pastDueSince);
    return at < end ? { tier, until: end, reason: 'grace' } : nothing('unpaid');
  }
  return nothing(closed[status]);
}

const closed: Record<Exclude<SubscriptionStatus, 'active' | 'trialing' | 'past_due'>, MembershipReason> = {
  incomplete: 'incomplete',
  incomplete_expired: 'none',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'ended',
};

function isBetter(next: Membership, best: Membership) {
  if (next.tier === null) return false;
  if (best.tier === null) return true;
  if (weight[next.tier] !== weight[best.tier]) return weight[next.tier] > weight[best.tier];
  return (next.until?.getTime() ?? 0) > (best.until?.getTime() ?? 0);
}

/** Whether a tier includes the content of another. */
export const includesTier = (has: Tier, needs: Tier) => weight[has] >= weight[needs];
