import type { SubscriptionStatus } from '@/lib/domain/membership/membership';
import type { Interval, Tier } from '@/lib/domain/membership/plans';

export type PaidSubscription = {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  /** Undefined if the price is not one of our plans. */
  interval: Interval | undefined;
  /** From our metadata; undefined for a subscription that was created at Stripe. */
  tier: Tier | undefined;
  itemId: string;
  hasFounderDiscount: boolean;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  canceledAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  latestInvoiceId: string | null;
  /** The subscription's own default card, which Stripe charges instead of the customer's. */
  ownCardId: string | null;
  /** Set while the first payment waits for the bank's authentication. */
  clientSecret: string | null;
  /** The id of our row in `subscriptions`. */
  ourId: string | null;
};
