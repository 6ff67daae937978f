import { subscriptionGone } from '@/lib/content/membership/payment-messages';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { findSubscriptionOfAccount, type SubscriptionRow } from '../subscriptions-repository';

export type KnownSubscription = SubscriptionRow & { stripeId: string };

/** The caller's own subscription, if Stripe knows it; throws 404 otherwise. */
export async function ownKnown(accountId: string, id: string): Promise<KnownSubscription> {
  const row = await findSubscriptionOfAccount(db(), accountId, id);
  if (!row || row.stripeId === null) throw new AppError('not_found', subscriptionGone);
  return { ...row, stripeId: row.stripeId };
}
