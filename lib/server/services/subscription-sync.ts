import { now } from '../clock';
import { randomId } from '@/lib/domain/ids';
import { db, transaction, type Tx } from '../db/pool';
import { log } from '../log';
import { PaymentFault } from '../providers/payments/payment-fault';
import type { PaidSubscription } from '../providers/payments/payments';
import { findPayer } from '../repositories/billing';
import {
  changeSubscription,
  expireUnheard,
  holdByStripe,
  insertSubscription,
  listUnfinished,
  lockBilling,
  readMoment,
  type SubscriptionRow,
} from '../repositories/subscriptions';
import { requirePayments } from './payments';
import { tellOfChange } from './subscription-effects';

/** Reads are repeated while others write: after so many, the next event or the nightly comparison goes on. */
const tries = 6;

/**
 * Asks Stripe how a subscription stands and writes that down, with all that follows from it, in one transaction. What an
 * event said of it does not matter, nor in which order events come.
 */
export async function syncSubscription(stripeId: string): Promise<SubscriptionRow | null> {
  const payments = await requirePayments();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const asked = await readMoment(db());
    const paid = await payments.readSubscription(stripeId);
    const settled = await transaction((tx) => settle(tx, paid, asked));
    if (settled !== 'overtaken') return settled;
  }
  throw new Error(`The subscription ${stripeId} changes faster than it can be read.`);
}

/** Writes down what Stripe just answered to a call of ours. */
export async function keepAnswer(paid: PaidSubscription, asked: Date): Promise<SubscriptionRow | null> {
  const settled = await transaction((tx) => settle(tx, paid, asked));
  return settled === 'overtaken' ? syncSubscription(paid.id) : settled;
}

/** Ends one at Stripe, for good and at once, and writes that down. Of two at once the second finds it ended. */
export async function keepEnd(stripeId: string): Promise<SubscriptionRow | null> {
  const asked = await readMoment(db());
  const payments = await requirePayments();
  try {
    return await keepAnswer(await payments.endSubscription(stripeId), asked);
  } catch (error) {
    if (error instanceof PaymentFault && error.outcome === 'missing') return syncSubscription(stripeId);
    throw error;
  }
}

async function settle(tx: Tx, paid: PaidSubscription, asked: Date): Promise<SubscriptionRow | null | 'overtaken'> {
  const payer = await findPayer(tx, paid.customerId);
  if (!payer || paid.interval === undefined) {
    log.warn({ subscription: paid.id, isOurPrice: paid.interval !== undefined }, 'a foreign subscription was ignored');
    return null;
  }
  await lockBilling(tx, payer.accountId);
  const row = (await holdByStripe(tx, paid.id, paid.ourId)) ?? (await adopt(tx, paid, payer.accountId));
  if (!row) return null;
  // Somebody else asked later and has written: what we hold may be older.
  if (row.syncedAt !== null && row.syncedAt > asked) return 'overtaken';
  const next: SubscriptionRow = {
    ...row,
    stripeId: paid.id,
    interval: paid.interval,
    status: paid.status,
    periodStart: paid.periodStart,
    periodEnd: paid.periodEnd,
    trialEnd: paid.trialEnd,
    cancelsAtPeriodEnd: paid.cancelsAtPeriodEnd && paid.status !== 'canceled',
    // From the period that was not paid: the same whenever we hear of it.
    pastDueSince: paid.status === 'past_due' ? paid.periodStart : null,
    endedAt: paid.endedAt,
    // Whoever stays has no reason for leaving.
    cancelReason: paid.cancelsAtPeriodEnd || paid.status === 'canceled' ? row.cancelReason : null,
    latestInvoiceId: paid.latestInvoiceId,
    syncedAt: asked,
  };
  const { id, ...change } = next;
  await changeSubscription(tx, id, change);
  await tellOfChange(tx, { payer, before: row, after: next, canceledAt: paid.canceledAt });
  return next;
}

/** One that Stripe has and we have not: made by a call whose row was lost, or at Stripe itself. */
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
  // Two that run at once are not what anybody wanted: the comparison shows the second.
  if (!(await insertSubscription(tx, row))) {
    log.error({ subscription: paid.id }, 'an account has a second subscription at Stripe');
    return null;
  }
  log.warn({ subscription: paid.id, at: now() }, 'a subscription was taken over from Stripe');
  return holdByStripe(tx, paid.id, null);
}

const dayMs = 86_400_000;

/** First payments that never came make room after a day: by Stripe's word, or for want of one. */
export async function clearUnfinished(): Promise<number> {
  const at = now();
  const stuck = await listUnfinished(db(), new Date(at.getTime() - dayMs));
  for (const { id, stripeId } of stuck)
    await (stripeId === null ? expireUnheard(db(), id, at) : syncSubscription(stripeId));
  return stuck.length;
}
