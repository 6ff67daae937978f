import pino, { type Logger } from 'pino';
import { settings } from '../settings/env';
import { bareError } from './bare-error';

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
