import { isAxiosError } from 'axios';
import { z } from 'zod';
import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/server/platform/errors';
import { beforeSending, timeoutCodes } from '../network-errors';
import { MessageNotSentError } from './message-not-sent-error';

/** Twilio's error response. */
export const twilioErrorSchema = z.object({ code: z.number().int(), message: z.string(), status: z.number().int() });

/** Twilio's permanent errors (twilio.com/docs/api/errors), with our messages. */
const refusedForGood: Record<number, string> = {
  21211: 'This is not a phone number.',
  21214: 'This number cannot be reached.',
  21265: 'This is not a phone number.',
  21408: 'Messages to this country are not permitted for our account.',
  21608: 'Our trial account can only message verified numbers.',
  21610: 'This number has replied STOP.',
  21612: 'This number cannot be reached from our sender.',
  21614: 'This number cannot receive text messages.',
  21617: 'The message is too long.',
  63003: 'This number is not on WhatsApp.',
  63016: 'The first WhatsApp message must use an approved template.',
};

/** Rejected because of our account's permissions, which the operator can change for later messages. */
const notPermitted = new Set([21408, 21608]);
/**
 * Our account, sender, messaging service or template is misconfigured, so the message waits until the operator fixes
 * it.
 */
const wrongSettings = new Set([
  20404, 21212, 21601, 21603, 21606, 21655, 21656, 21659, 21660, 21661, 21703, 21704, 21705, 63007,
]);
/** The sender's queue is full, which may take hours to clear. */
const fullQueue = new Set([21611, 30001]);
const fullQueueRestS = 300;
/** The channel's rate limit, which may come with any status. */
const tooFast = new Set([20429, 63018]);

/** Translates an error response of Twilio, after which nothing was sent. */
export function translateRefusal(status: number, body: unknown, retryAfter: string | undefined): AppError {
  const parsed = twilioErrorSchema.safeParse(body);
  const providerCode = parsed.success ? parsed.data.code : undefined;
  const cause = new Error(`The provider responded with ${status}${providerCode ? ` and ${providerCode}` : ''}.`);
  const notSent = (code: ErrorCode, sentence: string, details: ErrorDetails = {}) =>
    new MessageNotSentError(code, sentence, { cause, providerCode, ...details });
  const isOne = (codes: ReadonlySet<number>) => providerCode !== undefined && codes.has(providerCode);
  const alert = { name: 'messaging-settings', about: String(providerCode ?? status) } as const;
  const known = providerCode === undefined ? undefined : refusedForGood[providerCode];

  if (known) return notSent('unprocessable', known, isOne(notPermitted) ? { alert } : {});
  if (isOne(fullQueue)) {
    const full = { ...alert, name: 'messaging-queue-full' } as const;
    return notSent('unavailable', 'Too many messages are waiting for our sender.', {
      alert: full,
      retryAfterS: fullQueueRestS,
    });
  }
  if (status === 429 || isOne(tooFast))
    return notSent('unavailable', 'The messaging provider asks us to slow down.', { retryAfterS: seconds(retryAfter) });
  if (status === 401 || status === 403)
    return notSent('upstream', 'The messaging provider rejected our sign-in.', { alert });
  if (isOne(wrongSettings))
    return notSent('upstream', 'The messaging provider rejected our account or our sender.', { alert });
  // An error in another format may come from a proxy.
  if (status >= 400 && status < 500 && parsed.success)
    return notSent('unprocessable', `The messaging provider rejected the message (${providerCode}).`);
  return new AppError('upstream', 'Could not read the messaging provider’s response.', { cause });
}

/** Translates a request without a response. Only after failures before sending is it certain that nothing was sent. */
export function translateTransport(error: unknown): AppError {
  const code = isAxiosError(error) ? error.code : undefined;
  // Only the error code is kept, because the transport's error contains our key and the number.
  const cause = new Error(`The request failed with ${code ?? 'an unnamed error'}.`);
  if (code !== undefined && beforeSending.has(code))
    return new MessageNotSentError('unavailable', 'The messaging provider could not be reached.', { cause });
  if (code !== undefined && timeoutCodes.has(code))
    return new AppError('upstream_timeout', 'The messaging provider did not answer in time.', { cause });
  return new AppError('upstream', 'The messaging provider’s response was cut off.', { cause });
}

/** Retry-After in seconds, at most an hour. A date or a missing value counts as one minute. */
function seconds(retryAfter: string | undefined) {
  const given = Number(retryAfter);
  return Number.isFinite(given) && given > 0 ? Math.min(given, 3600) : 60;
}
