import { graceEnd, hasEnded } from '@/lib/domain/membership/membership';
import { priceCents } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { SubscriptionRow } from './subscriptions-repository';
import { endFounderDiscount } from './subscriptions-repository';
import { hasPaid } from './billing-repository';
import { enqueueBillingMail, type Payer } from './billing-mails';
import { isAfterGift } from './gifts/after-gift-repository';
import { recordEvent } from '@/lib/server/visits/events';

type Change = { payer: Payer; before: SubscriptionRow; after: SubscriptionRow; canceledAt: Date | null };

/** Emails the member and records an event for each change, only once even if Stripe reports it repeatedly. */
export async function notifyOfChange(tx: Tx, { payer, before, after, canceledAt }: Change) {
  const { id, tier, interval, status, periodEnd, uniqueId } = after;
  const amountCents = priceCents(tier, interval);
  const tell = (kind: Parameters<typeof enqueueBillingMail>[1]['kind'], key: string, at: Date | null) =>
    enqueueBillingMail(tx, { payer, kind, key: `${id}:${key}`, amountCents, interval, at });
  const happened = (name: 'trial' | 'cancel' | 'un_cancel' | 'end', key: string) =>
    recordEvent(tx, { name, key: `${id}:${key}`, detail: tier, uniqueId: uniqueId ?? undefined });

  if (status === 'trialing' && before.status !== 'trialing') {
    const isGiven = await isAfterGift(tx, id);
    await tell(isGiven ? 'after-gift-begun' : 'trial-begun', 'trial', periodEnd);
    if (!isGiven) await happened('trial', 'trial');
  }
  if (status === 'past_due' && after.pastDueSince) {
    await tell('payment-failed', `dunning:${after.pastDueSince.getTime()}:1`, graceEnd(after.pastDueSince));
  }
  if (before.status === 'past_due' && status === 'active') {
    await tell('payment-recovered', `recovered:${before.pastDueSince?.getTime() ?? 0}`, periodEnd);
  }
  if (after.cancelsAtPeriodEnd && !before.cancelsAtPeriodEnd) {
    const key = `cancel:${canceledAt?.getTime() ?? 0}`;
    await tell('cancelled', key, periodEnd);
    await happened('cancel', key);
  }
  if (before.cancelsAtPeriodEnd && !after.cancelsAtPeriodEnd && !hasEnded(status)) {
    // A resume is identified by the cancellation before it.
    const key = `un-cancel:${before.syncedAt?.getTime() ?? 0}`;
    await tell('restored', key, periodEnd);
    await happened('un_cancel', key);
  }
  // A subscription that was never paid and had no trial ends without an email.
  if (status === 'canceled' && before.status !== status && (after.trialEnd || (await hasPaid(tx, id)))) {
    await tell('ended', 'end', after.endedAt);
    await happened('end', 'end');
    if (tier === 'cofounder') await endFounderDiscount(tx, after.accountId, after.endedAt ?? now());
  }
}
