import type { SubscriptionStatus } from '@/lib/domain/membership/membership';
import type { Interval, Tier } from '@/lib/domain/membership/plans';

export type PaidSubscription = {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  /** Undefined when it is not one of our plans. */
  interval: Interval | undefined;
  /** As we noted it; undefined for a subscription that was made at Stripe. */
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
  /** Its own default card, which Stripe charges in preference to the customer's. */
  ownCardId: string | null;
  /** Present while the first payment waits for the bank's authentication. */
  clientSecret: string | null;
  /** The id of our row. */
  ourId: string | null;
};
