import type Stripe from 'stripe';
import { paymentsAway } from '@/lib/content/payment-messages';
import type { Interval, Tier } from '@/lib/domain/plans';
import { createBreaker } from '../breaker';
import { PaymentFault } from './payment-fault';
import type { PaidSubscription, PaymentsProvider } from './payments';
import { couponIds, lookupKeys } from './plan-keys';
import { createCharges } from './stripe-charges';
import { toPaymentFault } from './stripe-errors';
import { hearEvent } from './stripe-events';
import { createSample } from './stripe-sample';
import { createSetUp } from './stripe-setup';
import * as shapes from './stripe-shapes';

type Made = {
  stripe: Stripe;
  secrets: readonly string[];
  isReal: boolean;
  isLive: boolean;
  publishableKey: string | null;
};

const automatic = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } };
/** The longest list that anybody is read: years of months. */
const most = 100;

/** Stripe by its own library, over the real wire or to the simulation. */
export function createStripe({ stripe, secrets, isReal, isLive, publishableKey }: Made): PaymentsProvider {
  const breaker = createBreaker({
    sentence: paymentsAway,
    isFailure: (error) =>
      !(error instanceof PaymentFault) || error.outcome === 'unknown' || error.outcome === 'nothing',
  });
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.run(async () => {
        try {
          return await work();
        } catch (error) {
          throw toPaymentFault(error);
        }
      });
    } catch (error) {
      throw toPaymentFault(error);
    }
  };
  const known = new Map<Interval, string>();

  async function priceOf(interval: Interval): Promise<string> {
    if (known.size === 0) {
      const listed = await stripe.prices.list({
        lookup_keys: Object.values(lookupKeys),
        active: isReal ? true : undefined,
      });
      for (const one of shapes.page(shapes.price).parse(listed).data)
        for (const name of Object.keys(lookupKeys) as Interval[])
          if (lookupKeys[name] === one.lookup_key) known.set(name, one.id);
    }
    const id = known.get(interval);
    if (id === undefined) throw new PaymentFault('nothing', 'not_configured', paymentsAway);
    return id;
  }

  const discountsOf = (tier: Tier, interval: Interval) =>
    tier === 'cofounder' ? { discounts: [{ coupon: couponIds[interval] }] } : {};
  const expand = ['latest_invoice.confirmation_secret', 'discounts'];

  return {
    isReal,
    publishableKey,
    createCustomer: ({ accountId, email, name }, idempotencyKey) =>
      ask(async () => {
        const made = await stripe.customers.create(
          { email, name, metadata: { userId: accountId } },
          { idempotencyKey },
        );
        return shapes.customer.parse(made).id;
      }),
    createSetup: ({ customerId: customer, accountId }, idempotencyKey) =>
      ask(async () => {
        const params = { customer, usage: 'off_session' as const, ...automatic, metadata: { userId: accountId } };
        return shapes.intent.parse(await stripe.setupIntents.create(params, { idempotencyKey }));
      }),
    createPayment: ({ customerId: customer, amountCents: amount, description, email, metadata }, idempotencyKey) =>
      ask(async () => {
        const params = { amount, currency: 'usd', customer, ...automatic, description, receipt_email: email, metadata };
        return shapes.intent.parse(await stripe.paymentIntents.create(params, { idempotencyKey }));
      }),
    readPayment: (id) => ask(async () => shapes.intent.parse(await stripe.paymentIntents.retrieve(id))),
    attachCard: ({ customerId: customer, cardId }, idempotencyKey) =>
      ask(async () => shapes.card.parse(await stripe.paymentMethods.attach(cardId, { customer }, { idempotencyKey }))),
    makeDefault: ({ customerId, cardId }, idempotencyKey) =>
      ask(async () => {
        const params = { invoice_settings: { default_payment_method: cardId } };
        shapes.named.parse(await stripe.customers.update(customerId, params, { idempotencyKey }));
      }),
    detachCard: (cardId) => ask(async () => void shapes.named.parse(await stripe.paymentMethods.detach(cardId))),
    readCard: (cardId) => ask(async () => shapes.card.parse(await stripe.paymentMethods.retrieve(cardId))),
    listCards: (customerId) =>
      ask(async () => {
        const listed = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 20 });
        const owner = shapes.customer.parse(await stripe.customers.retrieve(customerId));
        const defaultId = owner.invoice_settings?.default_payment_method ?? null;
        return { cards: shapes.page(shapes.card).parse(listed).data, defaultId };
      }),
    createSubscription: ({ customerId, ourId, tier, interval, trialDays, uniqueId }, idempotencyKey) =>
      ask(async () => {
        const params = {
          customer: customerId,
          items: [{ price: await priceOf(interval) }],
          ...discountsOf(tier, interval),
          // Made first, paid after: a call that is lost between the two has charged nobody.
          payment_behavior: 'default_incomplete' as const,
          payment_settings: { save_default_payment_method: 'on_subscription' as const },
          ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
          metadata: { subscriptionId: ourId, subscriptionType: tier, ...(uniqueId === null ? {} : { uniqueId }) },
          expand,
        };
        return shapes.subscription.parse(await stripe.subscriptions.create(params, { idempotencyKey }));
      }),
    cancelAtPeriodEnd: (id, isSet, idempotencyKey) =>
      ask(async () =>
        shapes.subscription.parse(
          await stripe.subscriptions.update(id, { cancel_at_period_end: isSet, expand }, { idempotencyKey }),
        ),
      ),
    changeInterval: ({ id, itemId, tier, interval }, idempotencyKey) =>
      ask(async () => {
        const params = {
          items: [{ id: itemId, price: await priceOf(interval) }],
          // The discount of a month is not that of a year: it goes along, in the same call.
          ...discountsOf(tier, interval),
          proration_behavior: 'always_invoice' as const,
          payment_behavior: 'allow_incomplete' as const,
          expand,
        };
        return shapes.subscription.parse(await stripe.subscriptions.update(id, params, { idempotencyKey }));
      }),
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
        const params = { status: 'all' as const, limit: most, ...(customer === undefined ? {} : { customer }) };
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
        const whole = ['discounts.promotion_code', 'lines.data.discounts.promotion_code'];
        return shapes.invoice.parse(await stripe.invoices.retrieve(id, { expand: whole }));
      }),
    listInvoices: (customer) =>
      ask(async () => {
        return shapes.page(shapes.invoice).parse(await stripe.invoices.list({ customer, limit: most })).data;
      }),
    payInvoice: (id, cardId, idempotencyKey) =>
      ask(async () => {
        // The owner is there: the bank may ask them, instead of declining.
        const params = { payment_method: cardId, off_session: false };
        shapes.named.parse(await stripe.invoices.pay(id, params, { idempotencyKey }));
      }),
    ...createCharges(stripe, ask),
    hear: (raw, signature) => hearEvent({ stripe, secrets, isLive }, raw, signature),
    ...(isReal ? { setUp: createSetUp(stripe, ask) } : { sample: createSample(stripe, ask) }),
  };
}
