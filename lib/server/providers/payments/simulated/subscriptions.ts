import { now } from '@/lib/server/platform/clock';
import { save } from './events';
import { check, isOn } from './form';
import { cardOf, tryInvoice } from './invoice-payments';
import { makeInvoice, readInvoice } from './invoices';
import { addInterval, trialEndOf } from './periods';
import { couponOf, priceOf } from './prices';
import { askedOf, changePlan, linesOf } from './plan-change';
import {
  listOf,
  need,
  newId,
  record,
  invalid,
  seconds,
  text,
  type Fields,
  type StripeObject,
  type StripeStore,
} from './state';

const shape = {
  items: 'anything',
  discounts: 'anything',
  default_payment_method: 'text',
  payment_behavior: 'text',
  payment_settings: 'anything',
  proration_behavior: 'text',
  metadata: 'anything',
  cancel_at_period_end: 'flag',
} as const;
const trial = { trial_period_days: 'whole', trial_end: 'whole', trial_settings: 'anything' } as const;
const created = { ...shape, ...trial, customer: 'text', off_session: 'flag' } as const;

export async function createSubscription(store: StripeStore, fields: Fields) {
  check(fields, created, ['customer', 'items']);
  const customer = await need(store, 'customer', fields.customer);
  const price = priceOf(record((fields.items as Fields[])[0]).price);
  const at = seconds(now());
  const trialEnd = trialEndOf(fields, at);
  const id = newId('sub');
  const discounts = discountsOf(fields.discounts);
  const subscription: StripeObject = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: 'usd',
    customer: customer.id,
    default_payment_method: fields.default_payment_method ?? null,
    discounts,
    ended_at: null,
    items: listOf(
      [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: at,
          current_period_start: at,
          current_period_end: trialEnd ?? addInterval(at, record(price.recurring).interval),
          discounts: [],
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    metadata: record(fields.metadata),
    pause_collection: null,
    payment_settings: paymentSettings(fields),
    pending_setup_intent: null,
    start_date: at,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    trial_start: trialEnd === null ? null : at,
    trial_end: trialEnd,
  };
  await save(store, subscription, 'customer.subscription.created');
  const lines = trialEnd === null ? linesOf(subscription) : [{ amount: 0, description: 'Trial period' }];
  const invoice = await makeInvoice(store, { subscription, lines, reason: 'subscription_create', at });
  const billed = { ...subscription, latest_invoice: invoice.id };
  await store.put(billed);
  if (fields.payment_behavior !== 'default_incomplete' || trialEnd !== null)
    await tryInvoice(store, invoice, cardOf(invoice, billed, customer), at);
  return expanded(store, fields, (await store.get(id)) ?? billed);
}

export async function updateSubscription(store: StripeStore, fields: Fields, id: string) {
  check(fields, { ...shape, cancellation_details: 'anything', trial_end: 'text', proration_date: 'whole' });
  let next = await need(store, 'subscription', id);
  if (next.status === 'canceled' || next.status === 'incomplete_expired')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  if (fields.cancel_at_period_end !== undefined) next = cancelling(next, isOn(fields.cancel_at_period_end));
  if (fields.discounts !== undefined) next = { ...next, discounts: discountsOf(fields.discounts) };
  if (fields.payment_settings !== undefined) next = { ...next, payment_settings: paymentSettings(fields, next) };
  // An empty value clears the card, so that the customer's default applies again.
  if (fields.default_payment_method === '') next = { ...next, default_payment_method: null };
  else if (fields.default_payment_method !== undefined) {
    const method = await need(store, 'payment_method', fields.default_payment_method);
    if (method.customer !== next.customer) throw invalid('The customer does not have this payment method.');
    next = { ...next, default_payment_method: method.id };
  }
  if (fields.metadata !== undefined)
    next = { ...next, metadata: { ...record(next.metadata), ...record(fields.metadata) } };
  await store.put(next);
  const [item] = (fields.items ?? []) as Fields[];
  if (item) next = await changePlan(store, next, askedOf(item, fields));
  await save(store, next, 'customer.subscription.updated');
  return expanded(store, fields, next);
}

/** `DELETE`: cancels immediately. */
export async function endSubscription(store: StripeStore, fields: Fields, id: string) {
  check(fields, { invoice_now: 'flag', prorate: 'flag', cancellation_details: 'anything' });
  const subscription = await need(store, 'subscription', id);
  if (subscription.status === 'canceled') throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
  return endAt(store, subscription, seconds(now()));
}

export async function endAt(store: StripeStore, subscription: StripeObject, at: number, status = 'canceled') {
  const ended = {
    ...subscription,
    status,
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    discounts: status === 'canceled' ? [] : subscription.discounts,
  };
  await save(store, ended, status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated');
  return ended;
}

export async function readSubscription(store: StripeStore, fields: Fields, id: string) {
  return expanded(store, fields, await need(store, 'subscription', id));
}

export async function listSubscriptions(store: StripeStore, fields: Fields) {
  check(fields, { customer: 'text', status: 'text', limit: 'whole', starting_after: 'text', price: 'text' });
  const all = await store.list('sub_', fields.customer === undefined ? undefined : text(fields.customer));
  const shown = fields.status === 'all' ? all : all.filter(({ status }) => status !== 'canceled');
  return listOf(shown.toReversed(), '/v1/subscriptions');
}

const paymentSettings = ({ payment_settings: requested }: Fields, { payment_settings: before }: Fields = {}) => ({
  ...{ payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
  ...record(before),
  ...record(requested),
});

function cancelling(subscription: StripeObject, isSet: boolean): StripeObject {
  const [item] = record(subscription.items).data as Fields[];
  const at = seconds(now());
  return {
    ...subscription,
    cancel_at_period_end: isSet,
    cancel_at: isSet ? item?.current_period_end : null,
    canceled_at: isSet ? at : null,
  };
}

export function discountsOf(given: unknown) {
  if (given === undefined || given === '') return [];
  return (given as Fields[]).map(({ coupon }) => {
    const { id } = couponOf(coupon);
    return {
      id: newId('di'),
      object: 'discount',
      end: null,
      promotion_code: null,
      source: { coupon: id, type: 'coupon' },
    };
  });
}

/** The subscription with the fields to expand. Other references are returned as ids. */
async function expanded(store: StripeStore, fields: Fields, subscription: StripeObject) {
  const expanded = Object.values(record(fields.expand)).map(String);
  const isInvoiceExpanded = expanded.some((path) => path.startsWith('latest_invoice'));
  const invoice =
    isInvoiceExpanded && subscription.latest_invoice
      ? await readInvoice(store, {}, text(subscription.latest_invoice))
      : undefined;
  const discounts = subscription.discounts as Fields[];
  return {
    ...subscription,
    discounts: expanded.includes('discounts') ? discounts : discounts.map(({ id }) => id),
    ...(invoice ? { latest_invoice: invoice } : {}),
  };
}
