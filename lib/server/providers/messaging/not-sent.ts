import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/errors';

/**
 * The provider took nothing: the message may be tried again, or is refused for good ('unprocessable'). Any other
 * failure leaves it open whether the message is on its way.
 */
export class NotSent extends AppError {
  static override readonly kind = 'NotSent';
  override name = 'NotSent';

  constructor(
    code: ErrorCode,
    message: string,
    details: ErrorDetails & {
      /** The provider's own number for it. */
      providerCode?: number | undefined;
    } = {},
  ) {
    super(code, message, details);
    this.providerCode = details.providerCode;
  }

  readonly providerCode: number | undefined;
}
