import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/platform/errors';

/**
 * The effect of a failed call: 'declined' by the card's bank, which may require authentication ('asks'); 'nothing'
 * happened; 'unknown'; 'missing'; 'refused'; 'unfunded' when
 * our balance does not cover a transfer.
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
