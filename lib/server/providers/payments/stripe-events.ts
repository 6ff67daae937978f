import Stripe from 'stripe';
import { AppError } from '@/lib/server/errors';
import type { PaymentEvent } from './payments';
import * as shapes from './stripe-shapes';

/** How old a signed event may be. Stripe signs anew each time it tries again. */
export const toleranceS = 300;

type Hearing = { stripe: Stripe; secrets: readonly string[]; isLive: boolean };

/** Reads an event: signed with one of our secrets over the very bytes, fresh, and of the mode that we are in. */
export function hearEvent({ stripe, secrets, isLive }: Hearing, raw: string, signature: string): PaymentEvent {
  const body = secrets.map((secret) => verified(stripe, raw, signature, secret)).find((one) => one !== undefined);
  if (body === undefined || isFromTheFuture(signature))
    throw new AppError('bad_request', 'This call is not signed, or too old.');
  const parsed = shapes.event.safeParse(body);
  if (!parsed.success) throw new AppError('bad_request', 'This is not an event.');
  const { livemode, ...event } = parsed.data;
  if (livemode !== isLive) throw new AppError('bad_request', 'This event is of another mode.');
  return event;
}

function verified(stripe: Stripe, raw: string, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(raw, signature, secret, toleranceS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/** The library refuses what is old, not what is yet to come. */
function isFromTheFuture(signature: string) {
  const at = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1];
  return at === undefined || Number(at) > Date.now() / 1000 + toleranceS;
}
