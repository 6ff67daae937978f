import type Stripe from 'stripe';
import { paymentRequestInvalid } from '@/lib/content/membership/payment-messages';
import { PaymentError } from './payment-error';
import type { PaymentsProvider } from './payments';
import * as cardShapes from './stripe-card-shapes';
import * as shapes from './stripe-shapes';

type Ask = <T>(work: () => Promise<T>) => Promise<T>;
type Cards = Pick<
  PaymentsProvider,
  'attachCard' | 'makeDefault' | 'clearOwnCard' | 'detachCard' | 'readCard' | 'listCards'
>;

/** A customer's cards at Stripe, and which is the default. */
export const createCards = (stripe: Stripe, ask: Ask, collectsTax: boolean): Cards => ({
  attachCard: ({ customerId: customer, cardId }, idempotencyKey) =>
    ask(async () =>
      cardShapes.card.parse(await stripe.paymentMethods.attach(cardId, { customer }, { idempotencyKey })),
    ),
  makeDefault: ({ customerId, cardId }, idempotencyKey) =>
    ask(async () => {
      // Tax is calculated from the customer's address, for which the default card's is used.
      const address = collectsTax
        ? cardShapes.billingAddress.parse(await stripe.paymentMethods.retrieve(cardId))
        : undefined;
      const params = { invoice_settings: { default_payment_method: cardId }, ...(address ? { address } : {}) };
      shapes.named.parse(await stripe.customers.update(customerId, params, { idempotencyKey }));
    }),
  clearOwnCard: (of) =>
    ask(async () => {
      const params = { default_payment_method: '' };
      if ('invoiceId' in of) return void shapes.named.parse(await stripe.invoices.update(of.invoiceId, params));
      const payment_settings = { save_default_payment_method: 'off' as const };
      const { subscriptionId } = of;
      shapes.named.parse(await stripe.subscriptions.update(subscriptionId, { ...params, payment_settings }));
    }),
  detachCard: (cardId) => ask(async () => void shapes.named.parse(await stripe.paymentMethods.detach(cardId))),
  readCard: (cardId) =>
    ask(async () => {
      const found = await stripe.paymentMethods.retrieve(cardId);
      if (cardShapes.typed.parse(found).type !== 'card')
        throw new PaymentError('missing', 'not_found', paymentRequestInvalid);
      return cardShapes.card.parse(found);
    }),
  listCards: (customerId) =>
    ask(async () => {
      const listed = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 20 });
      const owner = shapes.customer.parse(await stripe.customers.retrieve(customerId));
      const defaultId = owner.invoice_settings?.default_payment_method ?? null;
      // A negative balance is a credit.
      const creditCents = Math.max(0, -owner.balance);
      return { cards: shapes.page(cardShapes.card).parse(listed).data, defaultId, creditCents };
    }),
});
