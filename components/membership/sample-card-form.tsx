import { TextField } from '@/components/ui/forms/text-field';
import { formatTyped } from '@/lib/client/forms/typed-format';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { PaymentIntent } from '@/lib/contracts/membership/transactions';
import { checkCard, expiryOf, formatCardNumber, formatCvc, formatExpiry } from '@/lib/domain/membership/card-input';
import styles from './billing.module.css';
import { BillingForm, type BillingFormProps } from './billing-form';
import { billingClient } from './use-billing';

/** The props of both Stripe's and the demo's form. `hasNoButton`: a button of the page saves the card. */
export type CardFormProps = Pick<
  BillingFormProps,
  'submitLabel' | 'weight' | 'onRefused' | 'hasNoButton' | 'canSend' | 'order'
> & {
  begin: () => Promise<
    Pick<PaymentIntent, 'id' | 'clientSecret' | 'publishableKey'> & Partial<Pick<PaymentIntent, 'collectsAddress'>>
  >;
  /** Called with the saved card's id, or null after a payment was confirmed, and with the intent's id. */
  onDone: (cardId: string | null, intentId: string) => Promise<void>;
};

/** Replaces Stripe's card form in the demo. */
export function SampleCardForm({ begin, onDone, ...form }: CardFormProps) {
  async function send(typed: (name: string) => string) {
    const { id: intentId, clientSecret } = await begin();
    const card = {
      number: typed('number'),
      ...expiryOf(typed('expiry')),
      cvc: typed('cvc'),
    };
    const calls = billingClient();
    const { paymentMethodId } = await calls.sampleCard({ body: { intentId, clientSecret, card } });
    await onDone(paymentMethodId, intentId);
    return undefined;
  }

  return (
    <BillingForm {...form} label={copy.sampleCard} busyLabel={copy.keeping} send={send} check={check}>
      {(field) => (
        <>
          <TextField
            {...field('number')}
            onInput={formatting(formatCardNumber)}
            label={copy.number}
            hint={copy.numberHint}
            autoComplete="cc-number"
            inputMode="numeric"
            maxLength={30}
            required
          />
          <div className={styles.pair}>
            <TextField
              {...field('expiry')}
              onInput={formatting(formatExpiry)}
              placeholder={copy.expiryShape}
              label={copy.expiry}
              autoComplete="cc-exp"
              inputMode="numeric"
              maxLength={10}
              required
            />
            <TextField
              {...field('cvc')}
              onInput={formatting(formatCvc)}
              label={copy.cvc}
              autoComplete="cc-csc"
              inputMode="numeric"
              maxLength={8}
              required
            />
          </div>
        </>
      )}
    </BillingForm>
  );
}

const formatting = (format: (typed: string) => string) => (event: { currentTarget: HTMLInputElement }) =>
  formatTyped(event.currentTarget, format);

/** Validates the typed card; returns error messages by field. */
function check(typed: (name: string) => string) {
  const card = { number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') };
  const problems = Object.entries(checkCard(card, new Date()));
  return Object.fromEntries(problems.map(([name, problem]) => [name, copy.cardProblems[problem]]));
}
