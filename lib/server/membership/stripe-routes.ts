import { stripeContract } from '@/lib/contracts/membership/stripe';
import { implement } from '@/lib/server/platform/http/implement';
import { handleStripeWebhook } from './stripe-events';

export const stripeRoutes = implement(stripeContract, {
  event: async ({ file, headers }) => {
    await handleStripeWebhook(new TextDecoder().decode(file.bytes), headers['stripe-signature']);
    return { received: true as const };
  },
});
