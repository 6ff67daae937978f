import type Stripe from 'stripe';
import { paymentsUnavailable } from '@/lib/content/membership/payment-messages';
import type { Interval, Tier } from '@/lib/domain/membership/plans';
import { createBreaker } from '../breaker';
import { PaymentError } from './payment-error';
import type { PaymentsProvider } from './payments';
import type { PaidSubscription } from './paid-subscription';
import { couponIds } from './plan-keys';
import * as cardShapes from './stripe-card-shapes';
import { createCards } from './stripe-cards';
import { createCharges } from './stripe-charges';
import { toPaymentError } from './stripe-errors';
import { readSignedEvent } from './stripe-events';
import { createPlanChanges } from './stripe-plan-changes';
import { createPrices } from './stripe-prices';
import { createSample } from './stripe-sample';
import { createSetUp } from './stripe-setup';
import { invoice } from './stripe-invoice-shape';
import * as shapes from './stripe-shapes';
import { createTransfers } from './stripe-transfers';

type Made = {
  stripe: Stripe;
  secrets: readonly string[];
  isReal: boolean;
  isLive: boolean;
  publishableKey: string | null;
  collectsTax?: boolean;
  chargeLimitMs?: number;
};

/** The default timeout of Stripe's own library, in milliseconds. */
const usualChargeLimitMs = 80_000;

/**
 * Cards only, which includes Apple Pay and Google Pay, because the site cannot display, save or charge anything else.
 */
const cardsOnly = {
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
  allowed_payment_method_types: ['card' as const],
};
/** The longest list that is read, enough for years of monthly invoices. */
const maxListed = 100;

/** Stripe through its own library, with the real or the simulated server. */
export function createStripe({
  stripe,
  secrets,
  isReal,
  isLive,
  publishableKey,
  collectsTax = false,
  chargeLimitMs = usualChargeLimitMs,
}: Made): PaymentsProvider {
  const breaker = createBreaker({
    sentence: paymentsUnavailable,
    isFailure: (error) =>
      !(error instanceof PaymentError) || error.outcome === 'unknown' || error.outcome === 'nothing',
  });
  const run = async <T>(work: () => Promise<T>, isCharge: boolean): Promise<T> => {
    try {
      return await breaker.run(async () => {
        try {
          return await work();
        } catch (error) {
          throw toPaymentError(error, isCharge);
        }
      });
    } catch (error) {
      throw toPaymentError(error, isCharge);
    }
  };
  const ask = <T>(work: () => Promise<T>) => run(work, false);
  /** Runs a request that moves money, with Stripe's own timeout and without a retry, which would double the wait. */
  const charge = <T>(work: () => Promise<T>) => run(work, true);
  const patient = (idempotencyKey: string) => ({ idempotencyKey, timeout: chargeLimitMs, maxNetworkRetries: 0 });
  const priceOf = createPrices(stripe);
  const discountsOf = (tier: Tier, interval: Interval) =>
    tier === 'cofounder' ? { discounts: [{ coupon: couponIds[interval] }] } : {};
  const expand = ['latest_invoice.confirmation_secret', 'discounts'];

  return {
    isReal,
    publishableKey,
    collectsTax,
    createCustomer: ({ accountId, email, name }, idempotencyKey) =>
      ask(async () => {
        const made = await stripe.customers.create(
          { email, name, metadata: { userId: accountId } },
          { idempotencyKey },
        );
        return shapes.customer.parse(made).id;
      }),
    updateCustomer: ({ customerId, email, name }, idempotencyKey) =>
      ask(async () => {
        shapes.named.parse(await stripe.customers.update(customerId, { email, name }, { idempotencyKey }));
      }),
    createSetup: ({ customerId: customer, accountId }, idempotencyKey) =>
      ask(async () => {
        const params = { customer, usage: 'off_session' as const, ...cardsOnly, metadata: { userId: accountId } };
        return cardShapes.intent.parse(await stripe.setupIntents.create(params, { idempotencyKey }));
      }),
    createPayment: ({ customerId: customer, amountCents: amount, description, email, metadata }, idempotencyKey) =>
      ask(async () => {
        const params = { amount, currency: 'usd', customer, ...cardsOnly, description, receipt_email: email, metadata };
        return cardShapes.intent.parse(await stripe.paymentIntents.create(params, { idempotencyKey }));
      }),
    readPayment: (id) => ask(async () => cardShapes.intent.parse(await stripe.paymentIntents.retrieve(id))),
    ...createCards(stripe, ask, collectsTax),
    createSubscription: ({ customerId, ourId, tier, interval, trialDays, trialEnd, uniqueId }, idempotencyKey) =>
      charge(async () => {
        const params = {
          customer: customerId,
          items: [{ price: await priceOf(interval) }],
          ...discountsOf(tier, interval),
          // The subscription is created before it is paid, so that a request lost in between charges nothing.
          payment_behavior: 'default_incomplete' as const,
          // The card is not saved on the subscription, so that the customer's default is charged.
          payment_settings: { payment_method_types: ['card' as const], save_default_payment_method: 'off' as const },
          ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
          ...(trialEnd === undefined ? {} : { trial_end: trialEnd.getTime() / 1000 }),
          ...(collectsTax ? { automatic_tax: { enabled: true } } : {}),
          metadata: { subscriptionId: ourId, subscriptionType: tier, ...(uniqueId === null ? {} : { uniqueId }) },
          expand,
        };
        return shapes.subscription.parse(await stripe.subscriptions.create(params, patient(idempotencyKey)));
      }),
    cancelAtPeriodEnd: (id, isSet, idempotencyKey) =>
      ask(async () =>
        shapes.subscription.parse(
          await stripe.subscriptions.update(id, { cancel_at_period_end: isSet, expand }, { idempotencyKey }),
        ),
      ),
    ...createPlanChanges(stripe, { ask, charge, patient, priceOf, expand }),
    setDiscount: (id, interval, idempotencyKey) =>
      ask(async () => {
        const params = { ...discountsOf('cofounder', interval), expand };
        return shapes.subscription.parse(await stripe.subscriptions.update(id, params, { idempotencyKey }));
      }),
    endSubscription: (id) => ask(async () => shapes.subscription.parse(await stripe.subscriptions.cancel(id))),
    readSubscription: (id) =>
      ask(async () => shapes.subscription.parse(await stripe.subscriptions.retrieve(id, { expand }))),
    listSubscriptions: (customer) =>
      ask(async () => {
        const found: PaidSubscription[] = [];
        const params = { status: 'all' as const, limit: maxListed, ...(customer === undefined ? {} : { customer }) };
        for (let last: string | undefined; ;) {
          const after = last === undefined ? {} : { starting_after: last };
          const listed = shapes
            .page(shapes.subscription)
            .parse(await stripe.subscriptions.list({ ...params, ...after }));
          found.push(...listed.data);
          last = listed.data.at(-1)?.id;
          if (!listed.has_more || last === undefined) return found;
        }
      }),
    readInvoice: (id) =>
      ask(async () => {
        const whole = [
          ...['discounts.promotion_code', 'lines.data.discounts.promotion_code'],
          'payments.data.payment.payment_intent',
        ];
        return invoice.parse(await stripe.invoices.retrieve(id, { expand: whole }));
      }),
    listInvoices: (customer) =>
      ask(async () => {
        return shapes.page(invoice).parse(await stripe.invoices.list({ customer, limit: maxListed })).data;
      }),
    voidInvoice: (id) => ask(async () => void shapes.named.parse(await stripe.invoices.voidInvoice(id))),
    payInvoice: (id, cardId, idempotencyKey) =>
      charge(async () => {
        // The customer is present, so the bank may require authentication instead of declining.
        const params = { payment_method: cardId, off_session: false };
        shapes.named.parse(await stripe.invoices.pay(id, params, patient(idempotencyKey)));
      }),
    ...createCharges(stripe, ask, { charge, patient }),
    ...createTransfers(stripe, ask, { charge, patient }),
    readEvent: (raw, signature) => readSignedEvent({ stripe, secrets, isLive }, raw, signature),
    ...(isReal ? { setUp: createSetUp(stripe, ask, collectsTax) } : { sample: createSample(stripe, ask) }),
  };
}
