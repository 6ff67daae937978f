import Stripe from 'stripe';
import { ZodError } from 'zod';
import {
  cardDeclined,
  cardNeedsOwner,
  declineWords,
  paymentRefused,
  paymentsAway,
  paymentsBusy,
  paymentsMadeNoSense,
  paymentsSlow,
} from '@/lib/content/payment-messages';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { beforeSending } from '../silences';
import { PaymentFault } from './payment-fault';

/** The owner's bank wants to ask: with the owner away, and with the owner there. */
const asking = new Set(['authentication_required', 'invoice_payment_intent_requires_action']);

/** What of a card was not right, by the names of the demonstration's own form. */
const fieldOf: Readonly<Record<string, string>> = {
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
};

/** What Stripe did not do, in our words. Nothing of its own leaves but the kind of a card's refusal. */
export function toPaymentFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError)
    return new PaymentFault('unknown', 'upstream', paymentsMadeNoSense, {
      cause: new Error(
        `An answer of Stripe has another shape: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      ),
    });
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, decline_code: declineCode, requestId } = error;
  const cause = new Error(`Stripe answered ${statusCode ?? 'nothing'}${code ? ` with ${code}` : ''}.`);
  if (code !== undefined && asking.has(code))
    return new PaymentFault('asks', 'unprocessable', cardNeedsOwner, { cause });
  if (error instanceof Stripe.errors.StripeCardError) {
    const words = declineWords[declineCode ?? ''] ?? declineWords[code ?? ''] ?? cardDeclined;
    const field = fieldOf[code ?? ''];
    return new PaymentFault('declined', 'unprocessable', words, {
      cause,
      ...(field ? { fields: { [field]: words } } : {}),
    });
  }
  log.warn({ status: statusCode, stripeCode: code, stripeRequest: requestId }, 'Stripe refused a call');
  if (error instanceof Stripe.errors.StripeConnectionError) return toSilence(error, cause);
  if (statusCode === 429) return new PaymentFault('nothing', 'unavailable', paymentsBusy, { cause, retryAfterS: 30 });
  if (statusCode === 404 || code === 'resource_missing')
    return new PaymentFault('missing', 'not_found', paymentRefused, { cause });
  if (statusCode === 409) return new PaymentFault('nothing', 'unavailable', paymentsBusy, { cause, retryAfterS: 2 });
  if (statusCode === 400) return new PaymentFault('refused', 'unprocessable', paymentRefused, { cause });
  // A key that is not taken is ours to mend.
  if (statusCode !== undefined && statusCode < 500)
    return new PaymentFault('nothing', 'upstream', paymentsAway, { cause });
  return new PaymentFault('unknown', 'unavailable', paymentsAway, { cause, retryAfterS: 30 });
}

function toSilence(error: Stripe.errors.StripeConnectionError, cause: Error) {
  const word = wordIn(error);
  const details = { cause: new Error(`${cause.message} The call ended with ${word}.`), retryAfterS: 30 };
  if (beforeSending.has(word)) return new PaymentFault('nothing', 'unavailable', paymentsAway, details);
  if (/timeout|timed out|aborted/i.test(`${word} ${error.message}`))
    return new PaymentFault('unknown', 'upstream_timeout', paymentsSlow, details);
  return new PaymentFault('unknown', 'unavailable', paymentsAway, details);
}

/** The transport's word, wherever it hides. */
function wordIn(error: unknown, depth = 0): string {
  if (depth > 4 || error === null || typeof error !== 'object') return 'an unnamed error';
  const { code, detail, cause } = error as { code?: unknown; detail?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : wordIn(cause ?? detail, depth + 1);
}
