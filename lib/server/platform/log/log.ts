import pino, { type Logger } from 'pino';
import { settings } from '../settings/env';
import { bareError } from './bare-error';

/** Keys that are redacted in log lines, at every depth that we log. Tests fail if a log line uses any of them. */
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

/** The logged fields of a request. All of them are our own values, so nothing is personal. */
type RequestLine = { requestId: string; method: string; route: string; status: number; ms: number };

let made: { all: Logger; requests: Logger } | undefined;

/** The process's log: one line of JSON per entry on standard output, with personal keys redacted. */
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
    // Asynchronous, so that no request waits for the log. Pending lines are written when the process exits.
    pino.destination({ sync: false }),
  );
  // Request lines are not redacted, because searching a line for personal keys takes ten times as long as writing it.
  made = { all, requests: all.child({}, { redact: [] }) };
  return made;
}
