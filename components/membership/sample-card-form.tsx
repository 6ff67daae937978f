import { TextField } from '@/components/ui/forms/text-field';
import { checkoutCopy as words } from '@/lib/content/membership/billing';
import type { PaymentIntent } from '@/lib/contracts/membership/transactions';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { billingClient } from './use-billing';

export type CardFormProps = {
  begin: () => Promise<
    Pick<PaymentIntent, 'id' | 'clientSecret' | 'publishableKey'> & Partial<Pick<PaymentIntent, 'collectsAddress'>>
  >;
  submitLabel: string;
  /** Called with the saved card, or null when a payment was confirmed; and with its intent. */
  onDone: (cardId: string | null, intentId: string) => Promise<void>;
};

/** Replaces Stripe's form in the demo. */
export function SampleCardForm({ begin, submitLabel, onDone }: CardFormProps) {
  async function send(typed: (name: string) => string) {
    const [month = '', year = ''] = typed('expiry').split(/[/\s-]+/);
    const { id: intentId, clientSecret } = await begin();
    const card = {
      number: typed('number'),
      expMonth: Number.parseInt(month, 10) || 0,
      expYear: (Number.parseInt(year, 10) || 0) + (year.length > 2 ? 0 : 2000),
      cvc: typed('cvc'),
    };
    const calls = billingClient();
    const { paymentMethodId } = await calls.sampleCard({ body: { intentId, clientSecret, card } });
    await onDone(paymentMethodId, intentId);
    return undefined;
  }

  return (
    <BillingForm label={words.sampleCard} submitLabel={submitLabel} busyLabel={words.keeping} send={send}>
      {(field) => (
        <>
          <TextField
            {...field('number')}
            label={words.number}
            hint={words.numberHint}
            autoComplete="cc-number"
            inputMode="numeric"
            maxLength={30}
            required
          />
          <div className={styles.pair}>
            <TextField
              {...field('expiry')}
              label={words.expiry}
              autoComplete="cc-exp"
              inputMode="numeric"
              maxLength={7}
              required
            />
            <TextField
              {...field('cvc')}
              label={words.cvc}
              autoComplete="cc-csc"
              inputMode="numeric"
              maxLength={4}
              required
            />
          </div>
        </>
      )}
    </BillingForm>
  );
}
