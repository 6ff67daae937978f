import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/errors';

/**
 * What became of a call that brought nothing. 'refused': for good, by the broker's rules; 'exists': it has one already;
 * 'nothing': certain that nothing happened, another try may do; 'unknown': it may have happened.
 */
export type Outcome = 'refused' | 'exists' | 'nothing' | 'unknown';

export class BrokerFault extends AppError {
  static override readonly kind = 'BrokerFault';
  override name = 'BrokerFault';

  constructor(
    readonly outcome: Outcome,
    code: ErrorCode,
    message: string,
    details: ErrorDetails & {
      /** The broker's own sentence on a refusal, cleaned; it may name the field. */
      said?: string | undefined;
    } = {},
  ) {
    super(code, message, details);
    this.said = details.said;
  }

  readonly said: string | undefined;
}
