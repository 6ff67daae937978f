import { now } from '@/lib/server/platform/clock';
import { cardError } from './cards';
import { chargeFor } from './charges';
import { save } from './events';
import { check } from './form';
import { testCardOf } from './methods';
import { count, need, record, invalid, seconds, text, StripeError } from './state';
import type { Fields, StripeObject, StripeStore } from './state';

/** Stripe retries a declined card after these numbers of days, then stops. */
const retryDays = [3, 5, 7];
const daySeconds = 86_400;

/** The card that Stripe charges: the invoice's own default, else the subscription's, else the customer's. */
export const cardOf = (invoice: StripeObject, subscription: StripeObject | null, customer: StripeObject) =>
  invoice.default_payment_method ??
  subscription?.default_payment_method ??
  record(customer.invoice_settings).default_payment_method;

/** Tries to pay an invoice with a saved card. */
export async function tryInvoice(
  store: StripeStore,
  invoice: StripeObject,
  card: unknown,
  at: number,
  isOwnerThere = false,
) {
  if (count(invoice.amount_due) === 0) return { invoice: await markPaid(store, invoice, at), failure: undefined };
  const found = typeof card === 'string' ? await store.get(card) : null;
  // A detached card can no longer be charged.
  const method = found?.customer === invoice.customer ? found : null;
  const { declines, asks } = method ? testCardOf(method) : { declines: undefined, asks: undefined };
  if (method && !declines && !asks) {
    const payment = await store.get(text(invoice.simulated_intent));
    if (payment) await chargeFor(store, payment, method);
    return { invoice: await markPaid(store, invoice, at, method.id), failure: undefined };
  }
  const attempts = count(invoice.attempt_count) + 1;
  const wait = retryDays[attempts - 1];
  const next: StripeObject = {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: wait === undefined ? null : at + wait * daySeconds,
  };
  await save(store, next, asks ? 'invoice.payment_action_required' : 'invoice.payment_failed');
  return { invoice: next, failure: declines ? cardError(declines) : isOwnerThere ? ownerAsked : needsOwner };
}

const ownerAsked = new StripeError(402, {
  type: 'card_error',
  code: 'invoice_payment_intent_requires_action',
  message: 'This payment requires additional user action before it can be completed successfully.',
});

const needsOwner = new StripeError(402, {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
});

/** Marks an invoice as paid, and activates what it pays for. */
export async function markPaid(
  store: StripeStore,
  invoice: StripeObject,
  at: number,
  card?: string,
): Promise<StripeObject> {
  const paid: StripeObject = {
    ...invoice,
    status: 'paid',
    attempted: true,
    attempt_count: count(invoice.attempt_count) + (count(invoice.amount_due) > 0 ? 1 : 0),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...record(invoice.status_transitions), paid_at: at },
  };
  await save(store, paid, 'invoice.paid', 'invoice.payment_succeeded');
  const before = await store.get(subscriptionIdOf(invoice));
  if (!before) return paid;
  const saves = record(before.payment_settings).save_default_payment_method === 'on_subscription';
  const isNewCard = saves && card !== undefined && before.default_payment_method !== card;
  const wasOpen = ['incomplete', 'past_due', 'unpaid'].includes(text(before.status));
  const after = {
    ...before,
    ...(wasOpen ? { status: 'active' } : {}),
    ...(isNewCard ? { default_payment_method: card } : {}),
  };
  if (wasOpen || isNewCard) await save(store, after, 'customer.subscription.updated');
  return paid;
}

export const subscriptionIdOf = (invoice: StripeObject) =>
  text(record(record(invoice.parent).subscription_details).subscription);

/** `POST /v1/invoices/:id/pay`: pays with the given card, or with the default card. */
export async function payInvoice(store: StripeStore, fields: Fields, id: string) {
  check(fields, { payment_method: 'text', off_session: 'flag' });
  const invoice = await need(store, 'invoice', id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open') throw invalid('This invoice can no longer be paid.', undefined, 'invoice_not_open');
  const customer = await need(store, 'customer', invoice.customer);
  const card = fields.payment_method ?? cardOf(invoice, await store.get(subscriptionIdOf(invoice)), customer);
  const { invoice: next, failure } = await tryInvoice(
    store,
    invoice,
    card,
    seconds(now()),
    fields.off_session === 'false',
  );
  if (failure) throw failure;
  return next;
}
