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

/** Ended for good: Stripe never reactivates these. */
export const hasEnded = (status: SubscriptionStatus) => status === 'canceled' || status === 'incomplete_expired';

/** The part of a subscription that decides on access. */
export type SubscriptionAccess = {
  tier: Tier;
  status: SubscriptionStatus;
  /** The end of the paid period, or of the test drive. */
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  pastDueSince: Date | null;
  /** Its first charge waits for the end of a gift: until then the gift gives access, not the subscription. */
  startsAfterGift?: boolean;
};

/** Membership without a subscription: a gift, or complimentary with a reason. */
export type Grant = { tier: Tier; kind: 'gift' | 'complimentary'; startsAt: Date; endsAt: Date };

/** All of a member's access. Empty without an account. */
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

/** A member's tier at a time, its end if known, and the reason. */
export type Membership = { tier: Tier | null; until: Date | null; reason: MembershipReason };

/** Days until a failed payment ends access. */
export const graceDays = 7;
/** Days for a late renewal event: a paying member keeps access meanwhile. */
const lateNewsDays = 2;

const dayMs = 86_400_000;
const after = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);
const weight: Record<Tier, number> = { member: 1, cofounder: 2 };

/** Evaluates a member's access at a time. The best of their claims counts. */
export function membershipOf({ subscription, grants }: MemberAccess, at: Date): Membership {
  const fromSubscription = subscription
    ? bySubscription(subscription, at)
    : { tier: null, until: null, reason: 'none' as const };
  const given = grants.flatMap(({ tier, kind, startsAt, endsAt }): Membership[] =>
    startsAt <= at && at < endsAt ? [{ tier, until: endsAt, reason: kind }] : [],
  );
  return [fromSubscription, ...given].reduce((best, next) => (isBetter(next, best) ? next : best));
}

/** When a failed payment ends access, unless it is corrected. */
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

/** Whether a member of one tier sees what is for another. */
export const includesTier = (has: Tier, needs: Tier) => weight[has] >= weight[needs];
