import { check } from './form';
import { addInterval } from './periods';
import { askedOf, itemOf, linesOf, plannedChange } from './plan-change';
import { count, listOf, need, record, type Fields, type StripeObject, type StripeStore } from './state';
import { discountsOf } from './subscriptions';

/**
 * `POST /v1/invoices/create_preview`: the invoice of a change or, without one, of the next renewal. Nothing is stored.
 */
export async function previewInvoice(store: StripeStore, fields: Fields) {
  check(fields, { subscription: 'text', subscription_details: 'anything', discounts: 'anything' }, ['subscription']);
  const details = record(fields.subscription_details);
  check(details, { items: 'anything', proration_behavior: 'text', proration_date: 'whole' });
  const stored = await need(store, 'subscription', fields.subscription);
  const subscription =
    fields.discounts === undefined ? stored : { ...stored, discounts: discountsOf(fields.discounts) };
  const [item] = (details.items ?? []) as Fields[];
  const { moved, lines } = item
    ? await plannedChange(store, subscription, askedOf(item, details))
    : { moved: subscription, lines: [] };
  const billed =
    lines.length > 0 ? { lines, period: periodOf(moved) } : { lines: linesOf(moved), period: nextOf(moved) };
  const customer = await need(store, 'customer', stored.customer);
  const total = billed.lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = count(customer.balance);
  return {
    object: 'invoice',
    amount_due: Math.max(0, total + balance),
    total,
    currency: 'usd',
    starting_balance: balance,
    ending_balance: Math.min(0, total + balance),
    lines: listOf(
      billed.lines.map((line) => ({ object: 'line_item', discounts: [], ...line, period: billed.period })),
      '/v1/invoices/upcoming/lines',
    ),
  };
}

function periodOf(subscription: StripeObject) {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start: count(start), end: count(end) };
}

function nextOf(subscription: StripeObject) {
  const { end } = periodOf(subscription);
  return { start: end, end: addInterval(end, record(record(itemOf(subscription).price).recurring).interval) };
}
