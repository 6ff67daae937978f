import Stripe from 'stripe';
import { ZodError } from 'zod';
import {
  balanceTooLow,
  billingAddressNeeded,
  cardDeclined,
  cardNeedsOwner,
  declineCopy,
  paymentRequestInvalid,
  paymentsUnavailable,
  paymentsChecking,
  paymentsBusy,
  paymentsInvalidAnswer,
  paymentsUnreachable,
} from '@/lib/content/membership/payment-messages';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { beforeSending } from '../network-errors';
import { PaymentError } from './payment-error';

/** Codes with which the bank requires authentication: while the customer is absent, or present. */
const asking = new Set(['authentication_required', 'invoice_payment_intent_requires_action']);

/** The invalid card field, with the name that it has in the demo's form. */
const fieldOf: Readonly<Record<string, string>> = {
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
};

/**
 * Translates a Stripe error to an error with our own message; of a declined card, only the kind of decline is passed
 * on. If a request that moves money has an unknown outcome, the error says so.
 */
export function toPaymentError(error: unknown, isCharge = false): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError)
    return new PaymentError('unknown', 'upstream', isCharge ? paymentsChecking : paymentsInvalidAnswer, {
      cause: new Error(
        `An answer of Stripe has another shape: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      ),
    });
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, decline_code: declineCode, requestId } = error;
  const cause = new Error(`Stripe responded with ${statusCode ?? 'no status'}${code ? ` and ${code}` : ''}.`);
  if (code !== undefined && asking.has(code))
    return new PaymentError('asks', 'unprocessable', cardNeedsOwner, { cause });
  if (error instanceof Stripe.errors.StripeCardError) {
    const copy = declineCopy[declineCode ?? ''] ?? declineCopy[code ?? ''] ?? cardDeclined;
    const field = fieldOf[code ?? ''];
    return new PaymentError('declined', 'unprocessable', copy, {
      cause,
      ...(field ? { fields: { [field]: copy } } : {}),
    });
  }
  if (code === 'customer_tax_location_invalid')
    return new PaymentError('refused', 'unprocessable', billingAddressNeeded, { cause });
  log.warn({ status: statusCode, stripeCode: code, stripeRequest: requestId }, 'Stripe rejected a request');
  if (error instanceof Stripe.errors.StripeConnectionError) return toSilence(error, cause, isCharge);
  if (code === 'balance_insufficient') return new PaymentError('unfunded', 'conflict', balanceTooLow, { cause });
  // The payee's account was closed or no longer belongs to our platform.
  if (code === 'account_invalid') return new PaymentError('refused', 'unprocessable', paymentRequestInvalid, { cause });
  if (statusCode === 429) return new PaymentError('nothing', 'unavailable', paymentsBusy, { cause, retryAfterS: 30 });
  if (statusCode === 404 || code === 'resource_missing')
    return new PaymentError('missing', 'not_found', paymentRequestInvalid, { cause });
  // The idempotency key is in use, because the same request is still running.
  if (statusCode === 409 && isCharge)
    return new PaymentError('unknown', 'unavailable', paymentsChecking, { cause, retryAfterS: 30 });
  if (statusCode === 409) return new PaymentError('nothing', 'unavailable', paymentsBusy, { cause, retryAfterS: 2 });
  if (statusCode === 400) return new PaymentError('refused', 'unprocessable', paymentRequestInvalid, { cause });
  // For example a rejected API key, which the operator must fix.
  if (statusCode !== undefined && statusCode < 500)
    return new PaymentError('nothing', 'upstream', paymentsUnavailable, { cause });
  return new PaymentError('unknown', 'unavailable', noResponse(isCharge), { cause, retryAfterS: 30 });
}

const noResponse = (isCharge: boolean) => (isCharge ? paymentsChecking : paymentsUnreachable);

function toSilence(error: Stripe.errors.StripeConnectionError, cause: Error, isCharge: boolean) {
  const word = wordIn(error);
  const details = { cause: new Error(`${cause.message} The request failed with ${word}.`), retryAfterS: 30 };
  if (beforeSending.has(word)) return new PaymentError('nothing', 'unavailable', paymentsUnavailable, details);
  if (/timeout|timed out|aborted/i.test(`${word} ${error.message}`))
    return new PaymentError('unknown', 'upstream_timeout', noResponse(isCharge), details);
  return new PaymentError('unknown', 'unavailable', noResponse(isCharge), details);
}

/** The transport's error code anywhere in the chain of causes. */
function wordIn(error: unknown, depth = 0): string {
  if (depth > 4 || error === null || typeof error !== 'object') return 'an unnamed error';
  const { code, detail, cause } = error as { code?: unknown; detail?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : wordIn(cause ?? detail, depth + 1);
}
