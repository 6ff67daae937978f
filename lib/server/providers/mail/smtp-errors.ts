import { AppError } from '@/lib/server/platform/errors';

/**
 * Translates a Nodemailer error. The server's own text is only in the cause, because it may contain names.
 * 'unprocessable' means that a retry is useless.
 */
export function translateSmtpError(cause: unknown): AppError {
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  const answer = typeof responseCode === 'number' ? responseCode : undefined;
  const say = (kind: 'unprocessable' | 'upstream' | 'upstream_timeout' | 'unavailable', sentence: string) =>
    new AppError(kind, sentence, { cause });

  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && isForGood(answer)) {
    return say('unprocessable', `The mail server rejected the mail permanently (${answer}).`);
  }
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    const alert = { name: 'mail-sign-in', about: 'SMTP_URL' } as const;
    return new AppError('upstream', 'The mail server rejected our sign-in.', { cause, alert });
  }
  if (code === 'ETLS' || code === 'EREQUIRETLS')
    return say('upstream', 'An encrypted connection to the mail server could not be established.');
  if (code === 'ETIMEDOUT' || code === 'EABORT')
    return say('upstream_timeout', 'The mail server did not answer in time.');
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EDNS' || code === 'ECONNREFUSED') {
    return say('unavailable', 'The mail server could not be reached.');
  }
  return say(
    'upstream',
    answer ? `The mail server rejected the mail temporarily (${answer}).` : 'The mail server sent an invalid response.',
  );
}

/**
 * Whether a response code is permanent: 5xx except 503, which is about the session and not this mail (RFC 5321, 4.2).
 */
const isForGood = (answer: number | undefined) =>
  answer !== undefined && answer >= 500 && answer < 600 && answer !== 503;
