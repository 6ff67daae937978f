import { now } from '@/lib/server/platform/clock';
import { save } from './events';
import { check } from './form';
import { testCardOf } from './methods';
import { listOf, need, newId, seconds, text, type Fields, type StripeObject, type StripeStore } from './state';

/** Creates the charge of a payment. Some test cards are disputed immediately afterward. */
export async function chargeFor(store: StripeStore, payment: StripeObject, method: StripeObject | null) {
  const charge = {
    ...{ id: newId('ch'), object: 'charge', amount: payment.amount, amount_refunded: 0, currency: 'usd' },
    ...{ captured: true, paid: true, refunded: false, disputed: false, status: 'succeeded', livemode: false },
    ...{ customer: payment.customer, payment_intent: payment.id, created: seconds(now()), metadata: {} },
    payment_method: method?.id ?? null,
    simulated_invoice: payment.simulated_invoice ?? null,
  };
  await store.put({ ...payment, status: 'succeeded', amount_received: payment.amount, latest_charge: charge.id });
  await save(store, charge, 'charge.succeeded');
  if (method && testCardOf(method).disputes) await openDispute(store, charge);
  return charge;
}

async function openDispute(store: StripeStore, charge: StripeObject) {
  const dispute = {
    ...{ id: newId('dp'), object: 'dispute', amount: charge.amount, charge: charge.id, currency: 'usd' },
    ...{ created: seconds(now()), livemode: false, metadata: {}, payment_intent: charge.payment_intent },
    ...{ reason: 'fraudulent', status: 'needs_response' },
  };
  await store.put({ ...charge, disputed: true });
  await save(store, dispute, 'charge.dispute.created');
}

export const readCharge = (store: StripeStore, _: Fields, id: string) => need(store, 'charge', id);
export const readDispute = (store: StripeStore, _: Fields, id: string) => need(store, 'dispute', id);

/** Closes a dispute as lost, which a bank does after weeks; called by the demo's operator. */
export async function closeDispute(store: StripeStore, fields: Fields, id: string) {
  check(fields, {});
  const dispute = await need(store, 'dispute', id);
  const next = { ...dispute, status: 'lost' };
  await save(store, next, 'charge.dispute.closed');
  return next;
}

/** `GET /v1/invoice_payments`: the payments of an invoice, or the invoice of a payment. */
export async function listInvoicePayments(store: StripeStore, fields: Fields) {
  check(fields, { invoice: 'text', payment: 'anything', status: 'text', limit: 'whole', starting_after: 'text' });
  const paymentIntentId = text((fields.payment as Fields | undefined)?.payment_intent);
  const invoice = await store.get(text(fields.invoice));
  const payment = await store.get(paymentIntentId === '' ? text(invoice?.simulated_intent) : paymentIntentId);
  const of = payment?.simulated_invoice;
  if (!payment || typeof of !== 'string' || payment.status !== 'succeeded') return listOf([], '/v1/invoice_payments');
  const paid = { payment_intent: payment.id, type: 'payment_intent' };
  const one = { id: `inpay_${of.slice(3)}`, object: 'invoice_payment', invoice: of, payment: paid, status: 'paid' };
  return listOf([one], '/v1/invoice_payments');
}
