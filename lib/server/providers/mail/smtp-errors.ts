import { AppError } from '@/lib/server/errors';

/**
 * Says in our words what nodemailer met; the server's own words stay in the cause, for they may name people.
 * 'unprocessable' means that trying again is pointless.
 */
export function translateSmtpError(cause: unknown): AppError {
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  const answer = typeof responseCode === 'number' ? responseCode : undefined;
  const say = (kind: 'unprocessable' | 'upstream' | 'upstream_timeout' | 'unavailable', sentence: string) =>
    new AppError(kind, sentence, { cause });

  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && isForGood(answer)) {
    return say('unprocessable', `The mail server refused the mail for good (${answer}).`);
  }
  if (code === 'EAUTH' || code === 'ENOAUTH') return say('upstream', 'The mail server did not accept our sign-in.');
  if (code === 'ETLS' || code === 'EREQUIRETLS')
    return say('upstream', 'No encrypted connection to the mail server came about.');
  if (code === 'ETIMEDOUT' || code === 'EABORT')
    return say('upstream_timeout', 'The mail server did not answer in time.');
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EDNS' || code === 'ECONNREFUSED') {
    return say('unavailable', 'The mail server could not be reached.');
  }
  return say(
    'upstream',
    answer ? `The mail server refused the mail for now (${answer}).` : 'The mail server made no sense.',
  );
}

/** 5xx is final, less 503, which tells of a muddled session and not of this mail (RFC 5321, 4.2). */
const isForGood = (answer: number | undefined) =>
  answer !== undefined && answer >= 500 && answer < 600 && answer !== 503;
