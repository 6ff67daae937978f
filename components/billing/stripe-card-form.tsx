import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/client/failure-sentence';
import { checkoutWords as words, gateWords } from '@/lib/content/billing';
import type { PaymentIntent } from '@/lib/contracts/transactions';
import styles from './billing.module.css';
import type { CardFormProps } from './sample-card-form';

type Opened = { stripe: Stripe; intent: PaymentIntent };

/** Stripe's own form in a frame of its own: no number ever passes us. No dialog of ours stands over it. */
export function StripeCardForm({ begin, submitLabel, onDone }: CardFormProps) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      try {
        const intent = await begin();
        const stripe = intent.publishableKey ? await loadStripe(intent.publishableKey) : null;
        if (!isCurrent) return;
        if (stripe) setOpened({ stripe, intent });
        else setProblem(words.notLoaded);
      } catch (error) {
        if (isCurrent)
          setProblem(error instanceof Error && error.name === 'CallError' ? failureSentence(error) : words.notLoaded);
      }
    })();
    return () => {
      isCurrent = false;
    };
    // One intent for one opening of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (problem)
    return (
      <ErrorState title={problem} onRetry={() => window.location.reload()}>
        {words.reload}
      </ErrorState>
    );
  if (!opened) return <Skeleton label={gateWords.loading} lines={4} />;
  return (
    <Elements stripe={opened.stripe} options={{ clientSecret: opened.intent.clientSecret }}>
      <Fields submitLabel={submitLabel} isSetup={opened.intent.id.startsWith('seti_')} onDone={onDone} />
    </Elements>
  );
}

type FieldsProps = Pick<CardFormProps, 'submitLabel' | 'onDone'> & { isSetup: boolean };

function Fields({ submitLabel, isSetup, onDone }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !stripe || !elements) return;
    setIsBusy(true);
    setRefusal('');
    try {
      const given = { elements, confirmParams: { return_url: window.location.href }, redirect: 'if_required' as const };
      const result = isSetup ? await stripe.confirmSetup(given) : await stripe.confirmPayment(given);
      if (result.error) return setRefusal(result.error.message ?? words.notLoaded);
      const method = 'setupIntent' in result ? result.setupIntent.payment_method : null;
      await onDone(typeof method === 'string' ? method : (method?.id ?? null));
    } catch (error) {
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)}>
      <PaymentElement />
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={words.keeping}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
