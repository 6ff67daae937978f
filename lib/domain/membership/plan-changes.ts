import type { SubscriptionStatus } from './membership';
import { intervals, type Interval, type Tier } from './plans';

/** A plan as it is billed. */
export type BilledPlan = { tier: Tier; interval: Interval };

type Subscribed = BilledPlan & { status: SubscriptionStatus; cancelsAtPeriodEnd: boolean };

/** What the account may do with the cofounder discount. */
type Discount = {
  /** Never lost by canceling. */
  canJoin: boolean;
  /** Joined in this period, and no charge was discounted yet: joining can be undone. */
  canLeave: boolean;
};

/**
 * The plans a subscriber can switch to. There is one paid product: a cofounding customer has the same plan with a
 * discount for life, so that leaving it is offered only to undo a switch that was not charged yet.
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
