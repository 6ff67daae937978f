import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/platform/errors';

/**
 * Thrown if the provider did not accept the message. With the code 'unprocessable' the rejection is permanent;
 * otherwise the message may be retried. After any other error, the message may have been sent.
 */
export class MessageNotSentError extends AppError {
  override name = 'MessageNotSentError';

  constructor(
    code: ErrorCode,
    message: string,
    details: ErrorDetails & {
      /** The provider's error code. */
      providerCode?: number | undefined;
    } = {},
  ) {
    super(code, message, details);
    this.providerCode = details.providerCode;
  }

  readonly providerCode: number | undefined;
}
