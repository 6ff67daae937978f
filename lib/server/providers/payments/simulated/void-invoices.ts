import { now } from '@/lib/server/platform/clock';
import { save } from './events';
import { check } from './form';
import { subscriptionIdOf } from './invoice-payments';
import { invalid, need, seconds, text, type Fields, type StripeObject, type StripeStore } from './state';
import { endAt } from './subscriptions';

/** Voids an open invoice, whose payment can then no longer be confirmed. */
export async function closeInvoice(store: StripeStore, invoice: StripeObject): Promise<StripeObject> {
  const payment = await store.get(text(invoice.simulated_intent));
  if (payment) await store.put({ ...payment, status: 'canceled' });
  const closed = { ...invoice, status: 'void' };
  await save(store, closed, 'invoice.voided');
  return closed;
}

/** `POST /v1/invoices/:id/void`: an unpaid subscription whose first invoice is voided expires. */
export async function voidInvoice(store: StripeStore, fields: Fields, id: string) {
  check(fields, {});
  const invoice = await need(store, 'invoice', id);
  if (invoice.status !== 'open') throw invalid('You can only pass in open invoices. This invoice isn’t open.');
  const closed = await closeInvoice(store, invoice);
  const subscription = await store.get(subscriptionIdOf(invoice));
  if (subscription?.status === 'incomplete') await endAt(store, subscription, seconds(now()), 'incomplete_expired');
  return closed;
}
