import Stripe from 'stripe';
import { AppError } from '@/lib/server/platform/errors';
import type { PaymentEvent } from './payments';
import * as shapes from './stripe-shapes';

/** Max age of a signed event in seconds. Stripe signs each retry again. */
export const toleranceS = 300;

type Hearing = { stripe: Stripe; secrets: readonly string[]; isLive: boolean };

/** Parses an event. Its raw bytes must be signed with one of our secrets, and it must be recent and of our mode. */
export function readSignedEvent({ stripe, secrets, isLive }: Hearing, raw: string, signature: string): PaymentEvent {
  const body = isSignature(signature)
    ? secrets.map((secret) => verified(stripe, raw, signature, secret)).find((one) => one !== undefined)
    : undefined;
  if (body === undefined || isFromTheFuture(signature))
    throw new AppError('bad_request', 'This request is not signed or is too old.');
  const parsed = shapes.event.safeParse(body);
  if (!parsed.success) throw new AppError('bad_request', 'The body is not an event.');
  const { livemode, ...event } = parsed.data;
  if (livemode !== isLive) throw new AppError('bad_request', 'This event is from another mode (test or live).');
  return event;
}

/**
 * Whether a header has one timestamp, and signatures by scheme. Checked because Stripe's library throws a TypeError if
 * a part has no value.
 */
const isSignature = (header: string) =>
  /^[a-z]\w{0,9}=[\w.-]{1,128}(,[a-z]\w{0,9}=[\w.-]{1,128})*$/.test(header) && header.match(/(^|,)t=/g)?.length === 1;

function verified(stripe: Stripe, raw: string, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(raw, signature, secret, toleranceS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/** Whether the timestamp is in the future. Stripe's library rejects only old events. */
function isFromTheFuture(signature: string) {
  const at = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1];
  return at === undefined || Number(at) > Date.now() / 1000 + toleranceS;
}
