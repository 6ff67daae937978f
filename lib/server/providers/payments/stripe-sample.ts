import type Stripe from 'stripe';
import type { PaymentsProvider, TypedCard } from './payments';
import * as cardShapes from './stripe-card-shapes';

type Ask = <T>(work: () => Promise<T>) => Promise<T>;

/** Stands in for Stripe's payment form in a browser, for the demo. Accepts only test card numbers. */
export function createSample(stripe: Stripe, ask: Ask): NonNullable<PaymentsProvider['sample']> {
  const make = async ({ number, expMonth, expYear, cvc }: TypedCard) => {
    const card = { number, exp_month: expMonth, exp_year: expYear, cvc };
    return (await stripe.paymentMethods.create({ type: 'card', card })).id;
  };
  return {
    confirmSetup: (id, card) =>
      ask(async () =>
        cardShapes.intent.parse(await stripe.setupIntents.confirm(id, { payment_method: await make(card) })),
      ),
    confirmPayment: (id, card) =>
      ask(async () =>
        cardShapes.intent.parse(
          await stripe.paymentIntents.confirm(id, {
            payment_method: typeof card === 'string' ? card : await make(card),
          }),
        ),
      ),
  };
}
