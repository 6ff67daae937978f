import { save } from './events';
import { check } from './form';
import { allowedTypes } from './methods';
import { count, listOf, need, newId, record, invalid, text } from './state';
import type { Fields, StripeObject, StripeStore } from './state';

type Bill = {
  subscription: StripeObject;
  lines: { amount: number; description: string }[];
  reason: string;
  at: number;
};

/** Creates and finalizes an invoice. If an amount is due, the invoice stays open until it is paid. */
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
  if (total + balance !== balance)
    await save(store, { ...customer, balance: Math.min(0, total + balance) }, 'customer.updated');
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
    // Only in the simulation: the payment intent that Elements would confirm.
    simulated_intent: intentId,
  };
  await store.put({
    ...{ id: intentId, object: 'payment_intent', amount: due, currency: 'usd', customer: customer.id },
    ...{ client_secret: `${intentId}_secret_${newId('s').slice(2)}`, status: 'requires_payment_method' },
    ...{ livemode: false, metadata: {}, created: at, amount_received: 0, simulated_invoice: id },
    payment_method_types: allowedTypes(record(subscription.payment_settings).payment_method_types),
  });
  await save(store, invoice, 'invoice.created', 'invoice.finalized');
  return invoice;
}

/** `POST /v1/invoices/:id`: sets the invoice's card; an empty value resets it to the subscription's. */
export async function updateInvoice(store: StripeStore, fields: Fields, id: string) {
  check(fields, { default_payment_method: 'text', metadata: 'anything' });
  const invoice = await need(store, 'invoice', id);
  if (invoice.status !== 'draft' && invoice.status !== 'open') throw invalid('This invoice can no longer be updated.');
  const { default_payment_method: card } = fields;
  const next = { ...invoice, ...(card === undefined ? {} : { default_payment_method: card === '' ? null : card }) };
  await save(store, next, 'invoice.updated');
  return next;
}

export async function readInvoice(store: StripeStore, _: Fields, id: string) {
  const invoice = await need(store, 'invoice', id);
  const intent = await store.get(text(invoice.simulated_intent));
  return {
    ...invoice,
    confirmation_secret: { client_secret: intent?.client_secret ?? null, type: 'payment_intent' },
    payments: listOf(await paymentsOf(store, intent), '/v1/invoice_payments'),
  };
}

/** The payment of an invoice with its card, once it has succeeded. */
async function paymentsOf(store: StripeStore, intent: StripeObject | null) {
  const charge = await store.get(text(intent?.latest_charge));
  if (!intent || !charge) return [];
  const paid = { ...intent, payment_method: charge.payment_method };
  return [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: paid }, status: 'paid' }];
}

export async function listInvoices(store: StripeStore, fields: Fields) {
  check(fields, { customer: 'text', subscription: 'text', limit: 'whole', starting_after: 'text', status: 'text' });
  const all = await store.list('in_', fields.customer === undefined ? undefined : text(fields.customer));
  return listOf(all.toReversed(), '/v1/invoices');
}
