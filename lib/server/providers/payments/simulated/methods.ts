import { now } from '@/lib/server/platform/clock';
import { cardError, fingerprintOf, testCards } from './cards';
import { save, emit } from './events';
import { check } from './form';
import { need, newId, record, invalid, seconds, StripeError, text, type Fields, type StripeStore } from './state';

/** Creates a card from typed data. Only this function sees a card number, and it accepts only Stripe's test numbers. */
export async function createMethod(store: StripeStore, fields: Fields) {
  check(
    fields,
    { type: 'text', card: 'anything', link: 'anything', billing_details: 'anything', metadata: 'anything' },
    ['type'],
  );
  if (fields.type !== 'card') return createOtherMethod(store, text(fields.type));
  const { number, exp_month: month, exp_year: year, cvc } = record(fields.card);
  const digits = text(number).replaceAll(/[\s-]/g, '');
  const known = testCards[digits];
  if (!known)
    throw new StripeError(402, {
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
  const id = newId('pm');
  const method = {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: known.brand,
      display_brand: known.brand,
      country: 'US',
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: fingerprintOf(digits, id),
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
    // Only in the simulation: identifies the test card. Never returned.
    simulated_number: digits,
  };
  await store.put(method);
  return method;
}

/** Payment method types that a new Stripe account has enabled. */
const enabledTypes = ['card', 'link', 'us_bank_account'];

/** The allowed types: the given ones, or all enabled ones. */
export function allowedTypes(named: unknown): string[] {
  const types = Object.values(record(named));
  return types.length === 0 ? enabledTypes : enabledTypes.filter((type) => types.includes(type));
}

/**
 * Creates a payment method other than a card, such as Link or a bank account, which the Payment Element also offers by
 * default.
 */
async function createOtherMethod(store: StripeStore, type: string) {
  const method = {
    ...{ id: newId('pm'), object: 'payment_method', created: seconds(now()), customer: null, livemode: false },
    ...{ metadata: {}, type, [type]: {} },
  };
  await store.put(method);
  return method;
}

const badCard = (code: string, message: string) =>
  new StripeError(402, { type: 'card_error', code, message, param: code.replace('invalid_', '') });

export const testCardOf = (method: Fields) => testCards[text(method.simulated_number)] ?? { brand: 'visa' };

export const readMethod = (store: StripeStore, _: Fields, id: string) => need(store, 'payment_method', id);

export async function attachMethod(store: StripeStore, fields: Fields, id: string) {
  check(fields, { customer: 'text' }, ['customer']);
  const method = await need(store, 'payment_method', id);
  await need(store, 'customer', fields.customer);
  if (method.customer === fields.customer) return method;
  if (method.customer !== null)
    throw invalid('The payment method you provided has already been attached to a customer.', 'payment_method');
  const card = testCardOf(method);
  if (card.atSetup && card.declines) throw cardError(card.declines);
  const fingerprint = fingerprintOf(text(method.simulated_number), text(fields.customer));
  const details = method.type === 'card' ? { card: { ...record(method.card), fingerprint } } : {};
  const next = { ...method, ...details, customer: fields.customer };
  await save(store, next, 'payment_method.attached');
  return next;
}

export async function detachMethod(store: StripeStore, _: Fields, id: string) {
  const method = await need(store, 'payment_method', id);
  if (method.customer === null) throw invalid('The payment method you provided is not attached to a customer.');
  const customer = await need(store, 'customer', method.customer);
  const next = { ...method, customer: null };
  await store.put(next);
  if (record(customer.invoice_settings).default_payment_method === id)
    await store.put({
      ...customer,
      invoice_settings: { ...record(customer.invoice_settings), default_payment_method: null },
    });
  await emit(store, 'payment_method.detached', next, { customer: method.customer });
  return next;
}

/** `POST /v1/payment_methods/:id`: updates a card that its bank renewed or that was corrected manually. */
export async function updateMethod(store: StripeStore, fields: Fields, id: string) {
  check(fields, { card: 'anything', billing_details: 'anything', metadata: 'anything' });
  const method = await need(store, 'payment_method', id);
  const { exp_month: month, exp_year: year } = record(fields.card);
  const card = {
    ...record(method.card),
    ...(month === undefined ? {} : { exp_month: Number(month) }),
    ...(year === undefined ? {} : { exp_year: Number(year) }),
  };
  const next = { ...method, card };
  await store.put(next);
  await emit(store, 'payment_method.updated', next, { card: record(method.card) });
  return next;
}
