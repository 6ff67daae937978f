import { now } from '@/lib/server/clock';
import { cardError, fingerprintOf, testCards } from './cards';
import { keep, tell } from './events';
import { check } from './form';
import { need, newId, record, refuse, seconds, StripeRefusal, text, type Fields, type StripeStore } from './state';

/** A card as it is typed. Here alone is a number seen, and only Stripe's own test numbers are taken. */
export async function createMethod(store: StripeStore, fields: Fields) {
  check(fields, { type: 'text', card: 'anything', billing_details: 'anything', metadata: 'anything' }, ['type']);
  const { number, exp_month: month, exp_year: year, cvc } = record(fields.card);
  const digits = text(number).replaceAll(/[\s-]/g, '');
  const known = testCards[digits];
  if (!known)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      param: 'number',
      message: 'Your card number is incorrect.',
    });
  const [expMonth, expYear] = [Number(month), Number(year)];
  if (!(expMonth >= 1 && expMonth <= 12))
    throw badCard('invalid_expiry_month', "Your card's expiration month is invalid.");
  const today = now();
  const isPast = expYear * 12 + expMonth < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (!Number.isInteger(expYear) || isPast || expYear > today.getUTCFullYear() + 50)
    throw badCard('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (!/^\d{3,4}$/.test(text(cvc))) throw badCard('invalid_cvc', "Your card's security code is invalid.");
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: known.brand,
      display_brand: known.brand,
      country: 'US',
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: fingerprintOf(digits),
      funding: 'credit',
      last4: digits.slice(-4),
      networks: { available: [known.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: seconds(today),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
    // The simulation's own: which of the test cards it is. Never answered.
    simulated_number: digits,
  };
  await store.put(method);
  return method;
}

const badCard = (code: string, message: string) =>
  new StripeRefusal(402, { type: 'card_error', code, message, param: code.replace('invalid_', '') });

export const testCardOf = (method: Fields) => testCards[text(method.simulated_number)] ?? { brand: 'visa' };

export const readMethod = (store: StripeStore, _: Fields, id: string) => need(store, 'payment_method', id);

export async function attachMethod(store: StripeStore, fields: Fields, id: string) {
  check(fields, { customer: 'text' }, ['customer']);
  const method = await need(store, 'payment_method', id);
  await need(store, 'customer', fields.customer);
  if (method.customer === fields.customer) return method;
  if (method.customer !== null)
    throw refuse('The payment method you provided has already been attached to a customer.', 'payment_method');
  const card = testCardOf(method);
  if (card.atSetup && card.declines) throw cardError(card.declines);
  const next = { ...method, customer: fields.customer };
  await keep(store, next, 'payment_method.attached');
  return next;
}

export async function detachMethod(store: StripeStore, _: Fields, id: string) {
  const method = await need(store, 'payment_method', id);
  if (method.customer === null) throw refuse('The payment method you provided is not attached to a customer.');
  const customer = await need(store, 'customer', method.customer);
  const next = { ...method, customer: null };
  await store.put(next);
  if (record(customer.invoice_settings).default_payment_method === id)
    await store.put({
      ...customer,
      invoice_settings: { ...record(customer.invoice_settings), default_payment_method: null },
    });
  await tell(store, 'payment_method.detached', { ...method });
  return next;
}
