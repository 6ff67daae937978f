import { now } from '@/lib/server/platform/clock';
import { randomId } from '@/lib/domain/shared/ids';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import type { PaidSubscription } from '../providers/payments/paid-subscription';
import { findPayer, listCards } from './billing-repository';
import {
  updateSubscriptionRow,
  expireUnconfirmed,
  lockByStripeId,
  insertSubscription,
  listUnfinished,
  lockBilling,
  readDatabaseTime,
  type SubscriptionRow,
} from './subscriptions-repository';
import { syncCards } from './billing-customers';
import { requirePayments } from './payments';
import { notifyOfChange } from './subscription-effects';

/**
 * Max reads while other writers overtake them. After that, the next event or the nightly comparison syncs the
 * subscription.
 */
const tries = 6;

/**
 * Fetches a subscription from Stripe and stores it with all effects in one transaction. Neither an event's own data nor
 * the order of events matters.
 */
export async function syncSubscription(stripeId: string): Promise<SubscriptionRow | null> {
  const payments = await requirePayments();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const requestedAt = await readDatabaseTime(db());
    const paid = await payments.readSubscription(stripeId);
    const settled = await transaction((tx) => settle(tx, paid, requestedAt));
    if (settled === 'overtaken') continue;
    if (settled) await followOwnCard(paid, settled.accountId);
    return settled;
  }
  throw new Error(`The subscription ${stripeId} keeps changing while it is read.`);
}

/**
 * If support set a card on the subscription at Stripe, that card is charged, so the stored cards are updated to show
 * it.
 */
async function followOwnCard({ ownCardId, customerId }: PaidSubscription, accountId: string) {
  if (ownCardId === null) return;
  const shown = (await listCards(db(), accountId)).find(({ isDefault }) => isDefault);
  if (shown?.stripeId !== ownCardId) await syncCards(accountId, customerId);
}

/** Stores Stripe's response to one of our calls; `requestedAt` is the database time before the call. */
export async function recordSubscription(paid: PaidSubscription, requestedAt: Date): Promise<SubscriptionRow | null> {
  const settled = await transaction((tx) => settle(tx, paid, requestedAt));
  return settled === 'overtaken' ? syncSubscription(paid.id) : settled;
}

/**
 * Cancels a subscription at Stripe immediately and stores the result. If a concurrent call already ended it, it is only
 * synced.
 */
export async function recordSubscriptionEnd(stripeId: string): Promise<SubscriptionRow | null> {
  const requestedAt = await readDatabaseTime(db());
  const payments = await requirePayments();
  try {
    return await recordSubscription(await payments.endSubscription(stripeId), requestedAt);
  } catch (error) {
    if (error instanceof PaymentError && error.outcome === 'missing') return syncSubscription(stripeId);
    throw error;
  }
}

async function settle(
  tx: Tx,
  paid: PaidSubscription,
  requestedAt: Date,
): Promise<SubscriptionRow | null | 'overtaken'> {
  const payer = await findPayer(tx, paid.customerId);
  if (!payer || paid.interval === undefined) {
    const isOurPrice = paid.interval !== undefined;
    log.warn({ subscription: paid.id, isOurPrice }, 'ignored a subscription of an unknown customer or price');
    return null;
  }
  await lockBilling(tx, payer.accountId);
  const row = (await lockByStripeId(tx, paid.id, paid.ourId)) ?? (await adopt(tx, paid, payer.accountId));
  if (!row) return null;
  // The response to a later request was stored, so this one may be older.
  if (row.syncedAt !== null && row.syncedAt > requestedAt) return 'overtaken';
  const next: SubscriptionRow = {
    ...row,
    stripeId: paid.id,
    tier: paid.tier ?? row.tier,
    interval: paid.interval,
    status: paid.status,
    periodStart: paid.periodStart,
    periodEnd: paid.periodEnd,
    trialEnd: paid.trialEnd,
    cancelsAtPeriodEnd: paid.cancelsAtPeriodEnd && paid.status !== 'canceled',
    // The start of the unpaid period, which does not depend on when we learn of it.
    pastDueSince: paid.status === 'past_due' ? paid.periodStart : null,
    endedAt: paid.endedAt,
    // Clears the cancellation reason when a subscription continues.
    cancelReason: paid.cancelsAtPeriodEnd || paid.status === 'canceled' ? row.cancelReason : null,
    latestInvoiceId: paid.latestInvoiceId,
    syncedAt: requestedAt,
  };
  const { id, ...change } = next;
  await updateSubscriptionRow(tx, id, change);
  await notifyOfChange(tx, { payer, before: row, after: next, canceledAt: paid.canceledAt });
  return next;
}

/** Inserts a subscription that exists only at Stripe: its row was lost, or it was created manually. */
async function adopt(tx: Tx, paid: PaidSubscription, accountId: string): Promise<SubscriptionRow | null> {
  const row = {
    id: randomId(),
    accountId,
    stripeId: paid.id,
    tier: paid.hasFounderDiscount ? ('cofounder' as const) : ('member' as const),
    interval: paid.interval ?? 'month',
    status: paid.status,
    createdAt: paid.createdAt,
  };
  // An account must not have two live subscriptions; the nightly comparison reports the second.
  if (!(await insertSubscription(tx, row))) {
    log.error({ subscription: paid.id }, 'an account has a second subscription at Stripe');
    return null;
  }
  log.warn({ subscription: paid.id, at: now() }, 'imported a subscription from Stripe');
  return lockByStripeId(tx, paid.id, null);
}

const dayMs = 86_400_000;

/** Ends subscriptions that were not paid within a day: by syncing them, or directly if Stripe does not know them. */
export async function clearUnfinished(): Promise<number> {
  const at = now();
  const stuck = await listUnfinished(db(), new Date(at.getTime() - dayMs));
  for (const { id, stripeId } of stuck)
    await (stripeId === null ? expireUnconfirmed(db(), id, at) : syncSubscription(stripeId));
  return stuck.length;
}
