import { now } from '@/lib/server/platform/clock';
import { save, emit } from './events';
import { cardOf, tryInvoice } from './invoice-payments';
import { makeInvoice } from './invoices';
import { addInterval } from './periods';
import { itemOf, linesOf, withItem } from './plan-change';
import { failRefunds } from './refunds';
import { count, need, record, seconds, text, type StripeObject, type StripeStore } from './state';
import { endAt } from './subscriptions';
import { closeInvoice } from './void-invoices';

const hours = 3600;
const days = 24 * hours;

/** Does what Stripe does over time: ends trials, starts periods, retries declined cards, fails refunds. Idempotent. */
export async function advanceTime(store: StripeStore) {
  const at = seconds(now());
  let moved = await failRefunds(store, at);
  for (const one of await store.list('sub_')) {
    // A site that was stopped for a year catches up on twelve periods, each at its own time.
    for (let step = 0; step < 60; step += 1) {
      const subscription = await store.get(one.id);
      if (!subscription || !(await move(store, subscription, at))) break;
      moved += 1;
    }
  }
  return moved;
}

/** Performs a subscription's next step, at the step's own time. Returns false if none is due. */
async function move(store: StripeStore, subscription: StripeObject, at: number): Promise<boolean> {
  const end = count(itemOf(subscription).current_period_end);
  switch (subscription.status) {
    case 'incomplete':
      if (at < count(subscription.created) + 23 * hours) return false;
      await voidLatest(store, subscription);
      await endAt(store, subscription, at, 'incomplete_expired');
      return true;
    case 'trialing':
      if (at < end && at >= end - 3 * days && subscription.simulated_told === undefined) {
        await store.put({ ...subscription, simulated_told: true });
        await emit(store, 'customer.subscription.trial_will_end', subscription);
        return true;
      }
      return at >= end && renew(store, subscription, end);
    case 'active':
      return at >= end && renew(store, subscription, end);
    case 'past_due':
      if (at >= end && subscription.cancel_at_period_end === true) return renew(store, subscription, end);
      return tryAgain(store, subscription, at);
    default:
      return false;
  }
}

async function renew(store: StripeStore, subscription: StripeObject, end: number): Promise<boolean> {
  if (subscription.cancel_at_period_end === true) {
    await endAt(store, subscription, end);
    return true;
  }
  const interval = record(record(itemOf(subscription).price).recurring).interval;
  const next = withItem(subscription, { current_period_start: end, current_period_end: addInterval(end, interval) });
  const invoice = await makeInvoice(store, {
    subscription: next,
    lines: linesOf(next),
    reason: 'subscription_cycle',
    at: end,
  });
  const customer = await need(store, 'customer', subscription.customer);
  const billed = { ...next, latest_invoice: invoice.id, status: 'active' };
  await store.put(billed);
  const { failure } = await tryInvoice(store, invoice, cardOf(invoice, billed, customer), end);
  // Read again, because a payment may have saved its card on the subscription.
  const tried = await need(store, 'subscription', billed.id);
  await save(store, { ...tried, status: failure ? 'past_due' : 'active' }, 'customer.subscription.updated');
  return true;
}

/** Retries an unpaid invoice when it is due. After the last retry, the subscription ends. */
async function tryAgain(store: StripeStore, subscription: StripeObject, at: number): Promise<boolean> {
  const invoice = await store.get(text(subscription.latest_invoice));
  if (invoice?.status !== 'open') return false;
  const due = invoice.next_payment_attempt;
  if (due === null) {
    await endAt(store, subscription, at);
    return true;
  }
  if (at < count(due)) return false;
  const customer = await need(store, 'customer', subscription.customer);
  await tryInvoice(store, invoice, cardOf(invoice, subscription, customer), count(due));
  return true;
}

async function voidLatest(store: StripeStore, subscription: StripeObject) {
  const invoice = await store.get(text(subscription.latest_invoice));
  if (invoice?.status === 'open') await closeInvoice(store, invoice);
}
