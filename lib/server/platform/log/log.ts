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

/** What is logged of a request: our own values, so nothing personal. */
type RequestLine = { requestId: string; method: string; route: string; status: number; ms: number };

let made: { all: Logger; requests: Logger } | undefined;

/** The process's log: single-line JSON on standard output, personal keys redacted. */
export const log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal' | 'debug'> & {
  request: (line: RequestLine) => void;
} = {
  info: (...line: Parameters<Logger['info']>) => loggers().all.info(...line),
  warn: (...line: Parameters<Logger['warn']>) => loggers().all.warn(...line),
  error: (...line: Parameters<Logger['error']>) => loggers().all.error(...line),
  fatal: (...line: Parameters<Logger['fatal']>) => loggers().all.fatal(...line),
  debug: (...line: Parameters<Logger['debug']>) => loggers().all.debug(...line),
  request: (line) => loggers().requests.info(line, 'request'),
};

function loggers() {
  if (made) return made;
  const all = pino(
    {
      level: settings().logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: personalKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[removed]' },
      serializers: { err: bareError },
    },
    // No request waits for the log. Lines that are not written yet are written when the process ends.
    pino.destination({ sync: false }),
  );
  // Searching a line for personal keys takes ten times as long as writing it.
  made = { all, requests: all.child({}, { redact: [] }) };
  return made;
}
