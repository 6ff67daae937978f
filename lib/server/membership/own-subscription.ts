import type { OwnCard, OwnSubscription } from '@/lib/contracts/membership/transactions';
import { graceEnd } from '@/lib/domain/membership/membership';
import type { CardRow } from './billing-repository';
import type { SubscriptionRow } from './subscriptions-repository';

type Shown = Pick<
  SubscriptionRow,
  | 'id'
  | 'tier'
  | 'interval'
  | 'status'
  | 'periodEnd'
  | 'trialEnd'
  | 'cancelsAtPeriodEnd'
  | 'cancelReason'
  | 'pastDueSince'
> & { startsAfterGift?: boolean; isConfirming?: boolean };

/** A subscription as shown to its owner. */
export const shownSubscription = (row: Shown, clientSecret: string | null = null): OwnSubscription => ({
  id: row.id,
  subscriptionType: row.tier,
  interval: row.interval,
  status: row.status,
  periodEnd: row.periodEnd?.toISOString() ?? null,
  trialEnd: row.trialEnd?.toISOString() ?? null,
  cancelAtPeriodEnd: row.cancelsAtPeriodEnd,
  cancelReason: row.cancelReason,
  graceUntil: row.pastDueSince ? graceEnd(row.pastDueSince).toISOString() : null,
  clientSecret,
  ...(row.isConfirming ? { isConfirming: true as const } : {}),
  ...(row.startsAfterGift ? { startsAfterGift: true as const } : {}),
});

export const shownCard = ({
  stripeId,
  brand,
  last4,
  expMonth,
  expYear,
  isDefault,
}: Pick<CardRow, 'stripeId' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'isDefault'>): OwnCard => ({
  id: stripeId,
  brand,
  last4,
  expMonth,
  expYear,
  isDefault,
});
