import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useThemeChange } from '@/components/charts/frame/use-theme-change';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { checkoutCopy as copy, gateCopy } from '@/lib/content/membership/billing';
import { BillingForm } from './billing-form';
import type { CardFormProps } from './sample-card-form';
import { stripeAppearance } from './stripe-appearance';

type Opened = { stripe: Stripe; intent: Awaited<ReturnType<CardFormProps['begin']>> };

/** Stripe's form in an iframe, so that card numbers never reach our server. None of our dialogs may be open over it. */
export function StripeCardForm({ begin, ...form }: CardFormProps) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const [appearance, setAppearance] = useState(stripeAppearance);
  useThemeChange(() => setAppearance(stripeAppearance()));
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      try {
        const intent = await begin();
        const stripe = intent.publishableKey ? await loadStripe(intent.publishableKey) : null;
        if (!isCurrent) return;
        if (stripe) setOpened({ stripe, intent });
        else setProblem(copy.notLoaded);
      } catch (error) {
        if (isCurrent)
          setProblem(error instanceof Error && error.name === 'CallError' ? failureSentence(error) : copy.notLoaded);
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
        {copy.reload}
      </ErrorState>
    );
  if (!opened) return <Skeleton label={gateCopy.loading} lines={4} />;
  return (
    <Elements stripe={opened.stripe} options={{ clientSecret: opened.intent.clientSecret, appearance }}>
      <Fields {...form} intentId={opened.intent.id} collectsAddress={opened.intent.collectsAddress === true} />
    </Elements>
  );
}

/** Offers Apple Pay and Google Pay where the browser supports them. Link is not a card, so it is disabled. */
const wallets = { applePay: 'auto', googlePay: 'auto', link: 'never' } as const;

type FieldsProps = Omit<CardFormProps, 'begin'> & { intentId: string; collectsAddress: boolean };

function Fields({ intentId, collectsAddress, onDone, ...form }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();

  async function send() {
    if (!stripe || !elements) return copy.notLoaded;
    const given = { elements, confirmParams: { return_url: window.location.href }, redirect: 'if_required' as const };
    const isSetup = intentId.startsWith('seti_');
    const result = isSetup ? await stripe.confirmSetup(given) : await stripe.confirmPayment(given);
    if (result.error) return result.error.message ?? copy.notLoaded;
    const method = 'setupIntent' in result ? result.setupIntent.payment_method : null;
    await onDone(typeof method === 'string' ? method : (method?.id ?? null), intentId);
    return undefined;
  }

  return (
    <BillingForm {...form} label={copy.cardTitle} busyLabel={copy.keeping} send={send}>
      {() => (
        <>
          {/* Stripe saves the address with the card, because both are in one Elements instance. */}
          {collectsAddress ? <AddressElement options={{ mode: 'billing' }} /> : null}
          <PaymentElement options={{ wallets }} />
        </>
      )}
    </BillingForm>
  );
}
