import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/platform/errors';

/**
 * The provider did not accept the message: it may be retried, or is rejected permanently ('unprocessable'). After any
 * other failure the message may have been sent.
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
