import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/platform/errors';

/**
 * The effect of a failed request. 'declined': by the card's bank; 'asks': the bank requires authentication; 'nothing':
 * certainly no effect; 'unknown': it may have had an effect; 'missing': the object does not exist; 'refused': Stripe
 * rejected the request; 'unfunded': our balance does not cover a transfer.
 */
export type PaymentOutcome = 'declined' | 'asks' | 'nothing' | 'unknown' | 'missing' | 'refused' | 'unfunded';

export class PaymentError extends AppError {
  override name = 'PaymentError';
  constructor(
    readonly outcome: PaymentOutcome,
    code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(code, message, details);
  }
}
