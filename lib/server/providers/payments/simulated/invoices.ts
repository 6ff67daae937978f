import { now } from '@/lib/server/clock';
import { cardError } from './cards';
import { chargeFor } from './charges';
import { keep } from './events';
import { check } from './form';
import { testCardOf } from './methods';
import { count, listOf, need, newId, record, refuse, seconds, text, StripeRefusal } from './state';
import type { Fields, StripeObject, StripeStore } from './state';

/** Stripe tries a refused card again after so many days, and then no more. */
const retryDays = [3, 5, 7];
const daySeconds = 86_400;

type Bill = {
  subscription: StripeObject;
  lines: { amount: number; description: string }[];
  reason: string;
  at: number;
};

/** Makes an invoice and finalizes it; what is more than nothing waits to be paid. */
export async function makeInvoice(
  store: StripeStore,
  { subscription, lines, reason, at }: Bill,
): Promise<StripeObject> {
  const customer = await need(store, 'customer', subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = count(customer.balance);
  const due = Math.max(0, total + balance);
  const id = newId('in');
  const intentId = newId('pi');
  const [item] = record(subscription.items).data as Fields[];
  const period = { start: count(item?.current_period_start), end: count(item?.current_period_end) };
  if (total + balance !== balance) await store.put({ ...customer, balance: Math.min(0, total + balance) });
  const invoice = {
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    default_payment_method: null,
    discounts: subscription.discounts,
    ending_balance: Math.min(0, total + balance),
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(
      lines.map((line) => ({
        id: newId('il'),
        object: 'line_item',
        currency: 'usd',
        discount_amounts: [],
        discounts: [],
        livemode: false,
        metadata: {},
        period,
        quantity: 1,
        ...line,
      })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `SIM-${id.slice(3, 11).toUpperCase()}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: period.start,
    period_end: period.end,
    starting_balance: balance,
    status: 'open',
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
    total_discount_amounts: [],
    // The simulation's own: the payment that Elements would confirm.
    simulated_intent: intentId,
  };
  await store.put({
    ...{ id: intentId, object: 'payment_intent', amount: due, currency: 'usd', customer: customer.id },
    ...{ client_secret: `${intentId}_secret_${newId('s').slice(2)}`, status: 'requires_payment_method' },
    ...{ livemode: false, metadata: {}, created: at, amount_received: 0, simulated_invoice: id },
  });
  await keep(store, invoice, 'invoice.created', 'invoice.finalized');
  return invoice;
}

/** Tries to have an invoice paid by a card that is on file. */
export async function tryInvoice(
  store: StripeStore,
  invoice: StripeObject,
  card: unknown,
  at: number,
  isOwnerThere = false,
) {
  if (count(invoice.amount_due) === 0) return { invoice: await markPaid(store, invoice, at), failure: undefined };
  const method = typeof card === 'string' ? await store.get(card) : null;
  const { declines, asks } = method ? testCardOf(method) : { declines: undefined, asks: undefined };
  if (method && !declines && !asks) {
    const payment = await store.get(text(invoice.simulated_intent));
    if (payment) await chargeFor(store, payment, method);
    return { invoice: await markPaid(store, invoice, at), failure: undefined };
  }
  const attempts = count(invoice.attempt_count) + 1;
  const wait = retryDays[attempts - 1];
  const next: StripeObject = {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: wait === undefined ? null : at + wait * daySeconds,
  };
  await keep(store, next, asks ? 'invoice.payment_action_required' : 'invoice.payment_failed');
  return { invoice: next, failure: declines ? cardError(declines) : isOwnerThere ? ownerAsked : needsOwner };
}

const ownerAsked = new StripeRefusal(402, {
  type: 'card_error',
  code: 'invoice_payment_intent_requires_action',
  message: 'This payment requires additional user action before it can be completed successfully.',
});

const needsOwner = new StripeRefusal(402, {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
});

/** Closes an invoice as paid, and opens what it pays for. */
export async function markPaid(store: StripeStore, invoice: StripeObject, at: number): Promise<StripeObject> {
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
  await keep(store, paid, 'invoice.paid', 'invoice.payment_succeeded');
  const subscription = await store.get(subscriptionIdOf(invoice));
  if (subscription && ['incomplete', 'past_due', 'unpaid'].includes(text(subscription.status)))
    await keep(store, { ...subscription, status: 'active' }, 'customer.subscription.updated');
  return paid;
}

export const subscriptionIdOf = (invoice: StripeObject) =>
  text(record(record(invoice.parent).subscription_details).subscription);

/** `POST /v1/invoices/:id/pay`: with the card that is named, or the customer's own. */
export async function payInvoice(store: StripeStore, fields: Fields, id: string) {
  check(fields, { payment_method: 'text', off_session: 'flag' });
  const invoice = await need(store, 'invoice', id);
  if (invoice.status === 'paid') throw refuse('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open') throw refuse('This invoice can no longer be paid.', undefined, 'invoice_not_open');
  const customer = await need(store, 'customer', invoice.customer);
  const card = fields.payment_method ?? record(customer.invoice_settings).default_payment_method;
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

export async function readInvoice(store: StripeStore, _: Fields, id: string) {
  const invoice = await need(store, 'invoice', id);
  const intent = await store.get(text(invoice.simulated_intent));
  return { ...invoice, confirmation_secret: { client_secret: intent?.client_secret ?? null, type: 'payment_intent' } };
}

export async function listInvoices(store: StripeStore, fields: Fields) {
  check(fields, { customer: 'text', subscription: 'text', limit: 'whole', starting_after: 'text', status: 'text' });
  const all = await store.list('in_', fields.customer === undefined ? undefined : text(fields.customer));
  return listOf(all.toReversed(), '/v1/invoices');
}
