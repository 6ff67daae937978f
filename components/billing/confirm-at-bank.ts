import { loadStripe } from '@stripe/stripe-js/pure';
import { checkoutWords as words } from '@/lib/content/billing';

/** Has the owner's bank ask its question in Stripe's window; answers why it came to nothing, if it did. */
export async function confirmAtBank(publishableKey: string, clientSecret: string, cardId: string) {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) return words.notLoaded;
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent?.status === 'succeeded') return undefined;
  // A question that waits is shown; a payment that was refused without one is tried anew, with its owner there.
  const { error } =
    paymentIntent?.status === 'requires_action'
      ? await stripe.handleNextAction({ clientSecret })
      : await stripe.confirmPayment({
          clientSecret,
          confirmParams: { payment_method: cardId, return_url: window.location.href },
          redirect: 'if_required',
        });
  return error ? (error.message ?? words.notLoaded) : undefined;
}
