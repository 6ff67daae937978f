import { TextField } from '@/components/ui/text-field';
import { checkoutWords as words } from '@/lib/content/billing';
import type { PaymentIntent } from '@/lib/contracts/transactions';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { loadBillingCalls } from './load-billing-calls';

export type CardFormProps = {
  begin: () => Promise<Pick<PaymentIntent, 'id' | 'clientSecret' | 'publishableKey'>>;
  submitLabel: string;
  /** Called with the card that was kept, or nothing when a payment was confirmed; and with the intent that it was for. */
  onDone: (cardId: string | null, intentId: string) => Promise<void>;
};

/** Stands where Stripe's form would, in the demonstration. */
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
    const calls = await loadBillingCalls();
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
