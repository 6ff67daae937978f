import Stripe from 'stripe';
import { z } from 'zod';
import { settings } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { simulatedStripeSettings } from '@/lib/server/payment-settings';

const told = z.object({ event: z.record(z.string(), z.unknown()) });

/** Brings what the simulated Stripe tells to our own endpoint, signed as Stripe signs. Refused, it is brought again. */
export async function bringEvent(payload: unknown): Promise<undefined> {
  if (settings().stripe) throw new AppError('unprocessable', 'Payments are not simulated any more.');
  const { webhookSecret: secret, secretKey } = simulatedStripeSettings(settings().authSecret);
  const body = JSON.stringify(told.parse(payload).event);
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload: body, secret });
  // Here and not above: the API's handlers are loaded when there is something to tell them.
  const { app } = await import('@/lib/server/http/app');
  const answer = await app.fetch(
    new Request(`${settings().siteUrl}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    }),
  );
  if (!answer.ok) throw new AppError('upstream', `Our own endpoint answered ${answer.status}.`);
}
