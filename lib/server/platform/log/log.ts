import pino, { type Logger } from 'pino';
import { settings } from '../settings/env';

/** Keys that are redacted in log lines, at every depth we log. Tests reject a line that uses one at all. */
export const personalKeys: readonly string[] = [
  'password',
  'email',
  'phone',
  'phoneNumber',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'ssn',
  'tax_id',
  'taxId',
  'card',
  'cardNumber',
  'accountNumber',
  'account_number',
  'given_name',
  'family_name',
  'firstName',
  'lastName',
  'date_of_birth',
];

let made: Logger | undefined;

/** The process's log: single-line JSON on standard output, personal keys redacted. */
export const log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal' | 'debug'> = {
  info: (...line: Parameters<Logger['info']>) => logger().info(...line),
  warn: (...line: Parameters<Logger['warn']>) => logger().warn(...line),
  error: (...line: Parameters<Logger['error']>) => logger().error(...line),
  fatal: (...line: Parameters<Logger['fatal']>) => logger().fatal(...line),
  debug: (...line: Parameters<Logger['debug']>) => logger().debug(...line),
};

function logger(): Logger {
  return (made ??= pino(
    {
      level: settings().logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: personalKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[removed]' },
      serializers: { err: bareError },
    },
    // No request waits for the log. Lines that are not written yet are written when the process ends.
    pino.destination({ sync: false }),
  ));
}

/** A driver's error contains the statement, its values and the row: keep what helps, drop what is personal. */
function bareError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error', type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isQuery = error.message.startsWith('Failed query');
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : error.message.slice(0, 2000),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    code,
    constraint,
    table,
    ...(error.cause === undefined ? {} : { cause: bareError(error.cause) }),
  };
}
