import { intervalNames, tierNames } from '@/lib/content/membership/billing';
import { now } from '@/lib/server/platform/clock';
import { cardOf, tryInvoice } from './invoice-payments';
import { makeInvoice } from './invoices';
import { addInterval } from './periods';
import { couponOf, priceOf } from './prices';
import { count, need, record, invalid, seconds, text, type Fields, type StripeObject, type StripeStore } from './state';

/** The lines of an invoice for one period: the price less discounts. */
export function linesOf(subscription: StripeObject) {
  const { price } = itemOf(subscription);
  const off = (subscription.discounts as Fields[]).reduce(
    (sum, { source }) => sum + couponOf(record(source).coupon).amountOff,
    0,
  );
  const every = record(record(price).recurring).interval === 'year' ? 'year' : 'month';
  const description = `${tierNames[off > 0 ? 'cofounder' : 'member']}, ${intervalNames[every]}`;
  return [{ amount: Math.max(0, count(record(price).unit_amount) - off), description }];
}

export const itemOf = (subscription: StripeObject) => (record(subscription.items).data as Fields[])[0] ?? {};

export const withItem = (subscription: StripeObject, change: Fields): StripeObject => ({
  ...subscription,
  items: { ...record(subscription.items), data: [{ ...itemOf(subscription), ...change }] },
});

type Asked = { item: Fields; at: number; behavior: unknown; creditedFrom: unknown };

/** A requested change of a subscription's item, for a change or its preview. */
export const askedOf = (
  item: Fields,
  { proration_behavior: behavior, proration_date: creditedFrom }: Fields,
): Asked => ({
  ...{ item, behavior, creditedFrom },
  at: seconds(now()),
});

/**
 * The subscription with the new price, and the lines billed for it now: a new interval starts immediately, with a
 * credit for the unused part of the old one. Without proration, the new price applies from the next period.
 */
export async function plannedChange(
  store: StripeStore,
  subscription: StripeObject,
  { item, at, behavior, creditedFrom }: Asked,
) {
  const old = itemOf(subscription);
  if (text(item.id) !== old.id) throw invalid(`No such subscription item: '${text(item.id)}'`, 'items[0][id]');
  const price = priceOf(item.price);
  if (price.id === record(old.price).id) return { moved: subscription, lines: [] };
  if (subscription.status === 'trialing' || behavior === 'none')
    return { moved: withItem(subscription, { price }), lines: [] };
  const moved = withItem(subscription, {
    price,
    current_period_start: at,
    current_period_end: addInterval(at, record(price.recurring).interval),
  });
  const from = creditedFrom === undefined ? at : Number(creditedFrom);
  if (from < count(old.current_period_start) || from > count(old.current_period_end))
    throw invalid('The proration date must be within the current period.', 'proration_date');
  const unused = -Math.round(paidFor(await store.get(text(subscription.latest_invoice))) * shareLeft(old, from));
  const lines = [...(unused === 0 ? [] : [{ amount: unused, description: 'Unused time' }]), ...linesOf(moved)];
  return { moved, lines };
}

/** Makes a requested change and charges for it. */
export async function changePlan(store: StripeStore, subscription: StripeObject, asked: Asked) {
  const { moved, lines } = await plannedChange(store, subscription, asked);
  if (lines.length === 0) return moved;
  const { at } = asked;
  const invoice = await makeInvoice(store, { subscription: moved, lines, reason: 'subscription_update', at });
  const customer = await need(store, 'customer', subscription.customer);
  const billed = { ...moved, latest_invoice: invoice.id };
  await store.put(billed);
  const { failure } = await tryInvoice(store, invoice, cardOf(invoice, subscription, customer), at);
  // Read again, because a payment may have saved its card on the subscription.
  const paid = await need(store, 'subscription', billed.id);
  return failure ? { ...paid, status: 'past_due' } : paid;
}

/** The price of the current period: the last line, which follows any credit for an earlier plan. */
const paidFor = (invoice: StripeObject | null) =>
  Math.max(0, count((record(invoice?.lines).data as Fields[] | undefined)?.at(-1)?.amount));

function shareLeft(item: Fields, at: number) {
  const [start, end] = [count(item.current_period_start), count(item.current_period_end)];
  return end <= start ? 0 : Math.min(1, Math.max(0, (end - at) / (end - start)));
}
