import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { failureSentence } from '@/lib/client/failure-sentence';
import { checkoutWords as words } from '@/lib/content/billing';
import type { PaymentIntent } from '@/lib/contracts/transactions';
import styles from './billing.module.css';
import { loadBillingCalls } from './load-billing-calls';

export type CardFormProps = {
  begin: () => Promise<PaymentIntent>;
  submitLabel: string;
  /** Called with the card that was kept, or nothing when a payment was confirmed. */
  onDone: (cardId: string | null) => Promise<void>;
};

/** Stands where Stripe's form would, in the demonstration. What is typed stays when it is refused. */
export function SampleCardForm({ begin, submitLabel, onDone }: CardFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [month = '', year = ''] = typed('expiry').split(/[/\s-]+/);
    setIsBusy(true);
    setRefusal('');
    try {
      const { id: intentId, clientSecret } = await begin();
      const card = {
        number: typed('number'),
        expMonth: Number.parseInt(month, 10) || 0,
        expYear: (Number.parseInt(year, 10) || 0) + (year.length > 2 ? 0 : 2000),
        cvc: typed('cvc'),
      };
      const { paymentMethodId } = await (
        await loadBillingCalls()
      ).sampleCard({ body: { intentId, clientSecret, card } });
      await onDone(paymentMethodId);
    } catch (error) {
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.card} aria-label={words.sampleCard} onSubmit={(event) => void submit(event)}>
      <TextField
        name="number"
        label={words.number}
        hint={words.numberHint}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={30}
        required
      />
      <div className={styles.pair}>
        <TextField
          name="expiry"
          label={words.expiry}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={7}
          required
        />
        <TextField name="cvc" label={words.cvc} autoComplete="cc-csc" inputMode="numeric" maxLength={4} required />
      </div>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={words.keeping}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
