import { now } from '@/lib/server/platform/clock';
import { cardError } from './cards';
import { chargeFor } from './charges';
import { save } from './events';
import { check } from './form';
import { allowedTypes, attachMethod, testCardOf } from './methods';
import { need, newId, record, invalid, seconds, text, type Fields, type StripeObject, type StripeStore } from './state';

const shared = {
  customer: 'text',
  metadata: 'anything',
  description: 'text',
  automatic_payment_methods: 'anything',
  allowed_payment_method_types: 'anything',
  payment_method: 'text',
} as const;

const fresh = (prefix: string) => {
  const id = newId(prefix);
  return { id, client_secret: `${id}_secret_${newId('s').slice(2)}` };
};

export async function createSetup(store: StripeStore, fields: Fields) {
  check(fields, { ...shared, usage: 'text' });
  if (fields.customer !== undefined) await need(store, 'customer', fields.customer);
  const intent = {
    ...fresh('seti'),
    object: 'setup_intent',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    created: seconds(now()),
    customer: fields.customer ?? null,
    last_setup_error: null,
    livemode: false,
    metadata: record(fields.metadata),
    next_action: null,
    payment_method: null,
    payment_method_types: allowedTypes(fields.allowed_payment_method_types),
    status: 'requires_payment_method',
    usage: fields.usage ?? 'off_session',
  };
  await save(store, intent, 'setup_intent.created');
  return intent;
}

export async function createPayment(store: StripeStore, fields: Fields) {
  check(fields, { ...shared, amount: 'whole', currency: 'text', receipt_email: 'text', setup_future_usage: 'text' }, [
    'amount',
    'currency',
  ]);
  const amount = Number(fields.amount);
  if (amount < 50) throw invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
  if (fields.customer !== undefined) await need(store, 'customer', fields.customer);
  const intent = {
    ...fresh('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    created: seconds(now()),
    currency: fields.currency,
    customer: fields.customer ?? null,
    description: fields.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: record(fields.metadata),
    next_action: null,
    payment_method: null,
    payment_method_types: allowedTypes(fields.allowed_payment_method_types),
    receipt_email: fields.receipt_email ?? null,
    status: 'requires_payment_method',
  };
  await save(store, intent, 'payment_intent.created');
  return intent;
}

export const readSetup = (store: StripeStore, _: Fields, id: string) => need(store, 'setup_intent', id);
export const readPayment = (store: StripeStore, _: Fields, id: string) => need(store, 'payment_intent', id);

const confirming = { payment_method: 'text', return_url: 'text', use_stripe_sdk: 'flag' } as const;

/** Confirms a setup intent, as Stripe Elements does. Authentication always succeeds, because there is no real bank. */
export async function confirmSetup(store: StripeStore, fields: Fields, id: string) {
  check(fields, confirming, ['payment_method']);
  const intent = await need(store, 'setup_intent', id);
  if (intent.status === 'succeeded') throw unexpected('SetupIntent');
  const method = await allowedMethod(store, intent, fields.payment_method);
  if (intent.customer !== null) await attachMethod(store, { customer: intent.customer }, method.id);
  const next = { ...intent, payment_method: method.id, status: 'succeeded', last_setup_error: null };
  await save(store, next, 'setup_intent.succeeded');
  return next;
}

export async function confirmPayment(store: StripeStore, fields: Fields, id: string) {
  check(fields, confirming, ['payment_method']);
  const intent = await need(store, 'payment_intent', id);
  if (intent.status === 'succeeded') throw unexpected('PaymentIntent');
  if (intent.status === 'canceled') throw invalid('This PaymentIntent was canceled.', undefined, stateCode);
  return settlePayment(store, intent, await allowedMethod(store, intent, fields.payment_method));
}

async function allowedMethod(store: StripeStore, intent: StripeObject, id: unknown) {
  const method = await need(store, 'payment_method', id);
  if ((intent.payment_method_types as unknown[]).includes(method.type)) return method;
  const name = `The PaymentMethod provided (${text(method.type)}) is not allowed for this intent.`;
  throw invalid(name, 'payment_method', 'payment_intent_incompatible_payment_method');
}

/** Accepts or declines the payment, and records the result. */
async function settlePayment(store: StripeStore, intent: StripeObject, method: StripeObject) {
  const { declines } = testCardOf(method);
  if (declines) {
    const failure = cardError(declines);
    const next = { ...intent, status: 'requires_payment_method', last_payment_error: failure.error };
    await save(store, next, 'payment_intent.payment_failed');
    throw failure;
  }
  const { id: latest } = await chargeFor(store, intent, method);
  const next = {
    ...intent,
    payment_method: method.id,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: latest,
    last_payment_error: null,
  };
  await save(store, next, 'payment_intent.succeeded');
  return next;
}

const stateCode = 'payment_intent_unexpected_state';

const unexpected = (kind: string) =>
  invalid(
    `You cannot confirm this ${kind} because it has already succeeded.`,
    undefined,
    `${text(kind === 'SetupIntent' ? 'setup' : 'payment')}_intent_unexpected_state`,
  );
