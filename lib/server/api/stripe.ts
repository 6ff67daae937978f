import { stripeContract } from '@/lib/contracts/stripe';
import { implement } from '../http/implement';
import { hearStripe } from '../services/stripe-events';

export const stripeRoutes = implement(stripeContract, {
  event: async ({ file, headers }) => {
    await hearStripe(new TextDecoder().decode(file.bytes), headers['stripe-signature']);
    return { received: true as const };
  },
});
