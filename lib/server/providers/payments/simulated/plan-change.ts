import { cardOf, tryInvoice } from './invoice-payments';
import { makeInvoice } from './invoices';
import { addInterval } from './periods';
import { couponOf, priceOf } from './prices';
import { count, need, record, invalid, text, type Fields, type StripeObject, type StripeStore } from './state';

/** The price of a period, minus discounts. */
export function linesOf(subscription: StripeObject) {
  const { price } = itemOf(subscription);
  const off = (subscription.discounts as Fields[]).reduce(
    (sum, { source }) => sum + couponOf(record(source).coupon).amountOff,
    0,
  );
  const description = record(record(price).recurring).interval === 'year' ? 'Yearly membership' : 'Monthly membership';
  return [{ amount: Math.max(0, count(record(price).unit_amount) - off), description }];
}

export const itemOf = (subscription: StripeObject) => (record(subscription.items).data as Fields[])[0] ?? {};

export const withItem = (subscription: StripeObject, change: Fields): StripeObject => ({
  ...subscription,
  items: { ...record(subscription.items), data: [{ ...itemOf(subscription), ...change }] },
});

/** A new interval starts at once: bills a new period, minus the unused part of the old one. */
export async function changePlan(store: StripeStore, subscription: StripeObject, item: Fields, at: number) {
  const old = itemOf(subscription);
  if (text(item.id) !== old.id) throw invalid(`No such subscription item: '${text(item.id)}'`, 'items[0][id]');
  const price = priceOf(item.price);
  if (price.id === record(old.price).id) return subscription;
  if (subscription.status === 'trialing') return withItem(subscription, { price });
  const moved = withItem(subscription, {
    price,
    current_period_start: at,
    current_period_end: addInterval(at, record(price.recurring).interval),
  });
  const unused = -Math.round(paidFor(await latestOf(store, subscription)) * shareLeft(old, at));
  const lines = [...(unused === 0 ? [] : [{ amount: unused, description: 'Unused time' }]), ...linesOf(moved)];
  const invoice = await makeInvoice(store, { subscription: moved, lines, reason: 'subscription_update', at });
  const customer = await need(store, 'customer', subscription.customer);
  const billed = { ...moved, latest_invoice: invoice.id };
  await store.put(billed);
  const { failure } = await tryInvoice(store, invoice, cardOf(invoice, subscription, customer), at);
  // Read again: a payment may have saved its card on the subscription.
  const paid = await need(store, 'subscription', billed.id);
  return failure ? { ...paid, status: 'past_due' } : paid;
}

const latestOf = (store: StripeStore, { latest_invoice: id }: StripeObject) => store.get(text(id));
const paidFor = (invoice: StripeObject | null) => Math.max(0, count(invoice?.total));

function shareLeft(item: Fields, at: number) {
  const [start, end] = [count(item.current_period_start), count(item.current_period_end)];
  return end <= start ? 0 : Math.min(1, Math.max(0, (end - at) / (end - start)));
}
