import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

export const stripeContract = defineContract({
  event: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary: 'Receive webhook events from Stripe. Signed and idempotent.',
    headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }),
    // The signature covers the raw bytes.
    file: { formats: ['application/json'], maxBytes: 1024 * 1024 },
    response: z.object({ received: z.literal(true) }),
  },
});
