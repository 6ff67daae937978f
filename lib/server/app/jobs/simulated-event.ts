import Stripe from 'stripe';
import { z } from 'zod';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { simulatedStripeSettings } from '@/lib/server/platform/settings/payment-settings';

const eventPayload = z.object({ event: z.record(z.string(), z.unknown()) });

/**
 * Delivers an event of the simulated Stripe to our own webhook, with a signature like Stripe's. If the webhook rejects
 * it, the message is retried.
 */
export async function deliverEvent(payload: unknown): Promise<undefined> {
  if (settings().stripe) throw new AppError('unprocessable', 'Payments are no longer simulated.');
  const { webhookSecret: secret, secretKey } = simulatedStripeSettings(settings().authSecret);
  const body = JSON.stringify(eventPayload.parse(payload).event);
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload: body, secret });
  // Imported here so that the API's handlers are loaded only when needed.
  const { app } = await import('@/lib/server/app/app');
  const answer = await app.fetch(
    new Request(`${settings().siteUrl}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    }),
  );
  if (!answer.ok) throw new AppError('upstream', `Our own endpoint answered ${answer.status}.`);
}
