import { loadStripe } from '@stripe/stripe-js/pure';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';

/** Opens the bank's authentication in Stripe's window. Resolves to the reason for a failure, if any. */
export async function confirmAtBank(publishableKey: string, clientSecret: string, cardId: string) {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) return copy.notLoaded;
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent?.status === 'succeeded') return undefined;
  // Shows a pending authentication, or retries a payment that was declined without one.
  const { error } =
    paymentIntent?.status === 'requires_action'
      ? await stripe.handleNextAction({ clientSecret })
      : await stripe.confirmPayment({
          clientSecret,
          confirmParams: { payment_method: cardId, return_url: window.location.href },
          redirect: 'if_required',
        });
  return error ? (error.message ?? copy.notLoaded) : undefined;
}
