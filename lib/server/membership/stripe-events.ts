import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import type { PaymentEvent } from '@/lib/server/providers/payments/payments';
import { findCreditHolder, findPayer } from './billing-repository';
import { endEvent, markEventFailed, listOpenEvents, insertEventOnce } from './webhook-events-repository';
import { syncCards } from './billing-customers';
import { clearDetachedCards } from './default-card';
import { completeGift } from './gifts/gifts';
import { syncInvoice } from './invoice-sync';
import { syncDispute } from './disputes';
import { followPayoutEvent } from '@/lib/server/referrals/payouts/payout-returns';
import { requirePayments } from './payments';
import { syncRefund, syncRefunds } from './refunds';
import { syncSubscription } from './subscription-sync';

/** Events about transfers to payees, and about the payees' accounts. */
const payoutEvents = new Set([
  'transfer.reversed',
  'account.updated',
  'account.application.deauthorized',
  'payout.failed',
]);

/** Stores a webhook event and processes it. An event that was already processed is only acknowledged. */
export async function handleStripeWebhook(raw: string, signature: string): Promise<void> {
  const event = (await requirePayments()).readEvent(raw, signature);
  const { id, type, createdAt, objectId, customerId } = event;
  const state = await insertEventOnce(db(), {
    id,
    type,
    createdAt,
    objectId,
    customerId,
    receivedAt: now(),
    state: 'received',
  });
  if (state === 'received') await work(event);
}

/** Retries stored events that failed, in case Stripe has stopped retrying. */
export async function processOpenEvents(): Promise<number> {
  const before = new Date(now().getTime() - 60_000);
  let done = 0;
  for (const event of await listOpenEvents(db(), before, 100)) {
    await work(event);
    done += 1;
  }
  return done;
}

/** Processes an event by fetching its object from Stripe. Failures are rethrown, so that Stripe retries. */
async function work(event: Pick<PaymentEvent, 'id' | 'type' | 'objectId' | 'customerId'>) {
  try {
    const isOurs = await follow(event);
    await endEvent(db(), event.id, isOurs ? 'done' : 'ignored', now());
  } catch (error) {
    await markEventFailed(db(), event.id, error instanceof Error ? error.name : 'unknown').catch((second: unknown) =>
      log.warn({ err: second }, 'could not record a failed event'),
    );
    throw error;
  }
}

async function follow({ type, objectId, customerId }: Pick<PaymentEvent, 'type' | 'objectId' | 'customerId'>) {
  if (objectId === null) return false;
  if (type.startsWith('customer.subscription.')) return (await syncSubscription(objectId)) !== null;
  if (type.startsWith('invoice.') && objectId.startsWith('in_')) {
    await syncInvoice(objectId);
    // The invoice may have used the customer's credit.
    const holder = customerId === null ? null : await findCreditHolder(db(), customerId);
    if (holder !== null && customerId !== null) await syncCards(holder, customerId);
    return true;
  }
  if (type === 'payment_intent.succeeded') {
    await completeGift(objectId);
    return true;
  }
  if (type.startsWith('charge.dispute.')) return syncDispute(objectId);
  if (type === 'charge.refunded') return syncRefunds(objectId);
  if (type.startsWith('refund.')) return syncRefund(objectId);
  if (payoutEvents.has(type)) return followPayoutEvent(type, objectId, customerId);
  const isAboutCards = type.startsWith('payment_method.') || type === 'customer.updated';
  const payer = isAboutCards && customerId !== null ? await findPayer(db(), customerId) : null;
  if (!payer || customerId === null) return false;
  if (type === 'payment_method.detached') await clearDetachedCards(customerId);
  await syncCards(payer.accountId, customerId);
  return true;
}
