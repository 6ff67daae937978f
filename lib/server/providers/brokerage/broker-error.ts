import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/platform/errors';

/**
 * The effect of a failed request. 'refused': permanently rejected by the broker's rules; 'exists': the broker already
 * has such an account; 'nothing': certainly no effect, so it may be retried; 'unknown': it may have had an effect.
 */
export type Outcome = 'refused' | 'exists' | 'nothing' | 'unknown';

export class BrokerError extends AppError {
  override name = 'BrokerError';

  constructor(
    readonly outcome: Outcome,
    code: ErrorCode,
    message: string,
    details: ErrorDetails & {
      /** The broker's own reason after `cleaned`; it may name the field. */
      said?: string | undefined;
    } = {},
  ) {
    super(code, message, details);
    this.said = details.said;
  }

  readonly said: string | undefined;
}
