import type { SubscriptionStatus } from './membership';
import { intervals, type Interval, type Tier } from './plans';

/** A tier with its billing interval. */
export type BilledPlan = { tier: Tier; interval: Interval };

type Subscribed = BilledPlan & { status: SubscriptionStatus; cancelsAtPeriodEnd: boolean };

/** What the account may do with the founder discount. */
type Discount = {
  /** Canceling never loses this eligibility. */
  canJoin: boolean;
  /** The account joined in this period and no charge has been discounted yet, so joining can be undone. */
  canLeave: boolean;
};

/**
 * The plans that a subscriber can switch to. There is a single paid product: cofounders have the same plan with a
 * lifetime discount. Leaving it is offered only to undo a switch that has not been charged yet.
 */
export function planChangesOf(
  { tier, interval, status, cancelsAtPeriodEnd }: Subscribed,
  { canJoin, canLeave }: Discount,
): BilledPlan[] {
  if (cancelsAtPeriodEnd || (status !== 'active' && status !== 'trialing')) return [];
  const otherIntervals = intervals.filter((one) => one !== interval).map((one) => ({ tier, interval: one }));
  if (tier === 'cofounder') return [...otherIntervals, ...(canLeave ? [{ tier: 'member' as const, interval }] : [])];
  return [
    ...otherIntervals,
    ...(canJoin ? intervals.map((one) => ({ tier: 'cofounder' as const, interval: one })) : []),
  ];
}

export const isSamePlan = (one: BilledPlan, other: BilledPlan) =>
  one.tier === other.tier && one.interval === other.interval;
