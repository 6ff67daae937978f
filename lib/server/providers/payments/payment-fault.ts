import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/errors';

/**
 * What became of a call that did not succeed: 'declined' by the card's bank, which may first want to ask its owner
 * ('asks'); 'nothing' was done, 'unknown', or not there.
 */
export type PaymentOutcome = 'declined' | 'asks' | 'nothing' | 'unknown' | 'missing' | 'refused';

export class PaymentFault extends AppError {
  static override readonly kind = 'PaymentFault';
  override name = 'PaymentFault';
  constructor(
    readonly outcome: PaymentOutcome,
    code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(code, message, details);
  }
}
