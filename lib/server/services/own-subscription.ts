import type { OwnCard, OwnSubscription } from '@/lib/contracts/transactions';
import { graceEnd } from '@/lib/domain/membership';
import type { CardRow } from '../repositories/billing';
import type { SubscriptionRow } from '../repositories/subscriptions';

/** A subscription as its owner sees it. */
export const shownSubscription = (row: SubscriptionRow, clientSecret: string | null = null): OwnSubscription => ({
  id: row.id,
  subscriptionType: row.tier,
  interval: row.interval,
  status: row.status,
  periodEnd: row.periodEnd?.toISOString() ?? null,
  trialEnd: row.trialEnd?.toISOString() ?? null,
  cancelAtPeriodEnd: row.cancelsAtPeriodEnd,
  graceUntil: row.pastDueSince ? graceEnd(row.pastDueSince).toISOString() : null,
  clientSecret,
});

export const shownCard = ({ stripeId, brand, last4, expMonth, expYear, isDefault }: CardRow): OwnCard => ({
  id: stripeId,
  brand,
  last4,
  expMonth,
  expYear,
  isDefault,
});
