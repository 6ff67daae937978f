import { isAxiosError } from 'axios';
import { z } from 'zod';
import { AppError } from '@/lib/server/errors';
import { beforeSending, outOfTime } from '../silences';
import { NotSent } from './not-sent';

/** What Twilio answers instead of a message. */
export const twilioRefusal = z.object({ code: z.number().int(), message: z.string(), status: z.number().int() });

/** Twilio's numbers for what no second try will change (twilio.com/docs/api/errors), in our words. */
const refusedForGood: Record<number, string> = {
  21211: 'This is not a phone number.',
  21214: 'This number cannot be reached.',
  21265: 'This is not a phone number.',
  21408: 'Messages to this country are not permitted for our account.',
  21608: 'Our trial account may message confirmed numbers only.',
  21610: 'This number has replied STOP.',
  21611: 'Too many messages wait for this sender.',
  21612: 'This number cannot be reached from our sender.',
  21614: 'This number cannot take text messages.',
  21617: 'The message is too long.',
  21656: 'The template’s variables do not fit.',
  63003: 'This number is not on WhatsApp.',
  63016: 'WhatsApp takes only an approved template as a first message.',
};

/** Our account or our sender is wrong, not the number: the message waits until the operator has put it right. */
const ourFault = new Set([20404, 21212, 21603, 21606, 63007]);
/** Too much for the channel, whatever the status it comes with. */
const tooFast = new Set([20429, 63018]);

/** Twilio's refusal of a request: nothing was sent. */
export function translateRefusal(status: number, body: unknown, retryAfter: string | undefined): AppError {
  const parsed = twilioRefusal.safeParse(body);
  const providerCode = parsed.success ? parsed.data.code : undefined;
  const cause = new Error(`The provider answered ${status}${providerCode ? ` with ${providerCode}` : ''}.`);
  const notSent = (code: 'unprocessable' | 'upstream' | 'unavailable', sentence: string, retryAfterS?: number) =>
    new NotSent(code, sentence, { cause, providerCode, ...(retryAfterS === undefined ? {} : { retryAfterS }) });
  const known = providerCode === undefined ? undefined : refusedForGood[providerCode];

  if (known) return notSent('unprocessable', known);
  if (status === 429 || (providerCode !== undefined && tooFast.has(providerCode)))
    return notSent('unavailable', 'The messaging provider asks us to slow down.', seconds(retryAfter));
  if (status === 401 || status === 403)
    return notSent('upstream', 'The messaging provider did not accept our sign-in.');
  if (providerCode !== undefined && ourFault.has(providerCode))
    return notSent('upstream', 'The messaging provider does not know our account or our sender.');
  // A refusal in a form that is not Twilio's may come from anything in between.
  if (status >= 400 && status < 500 && parsed.success)
    return notSent('unprocessable', `The messaging provider refused the message (${providerCode}).`);
  return new AppError('upstream', 'The messaging provider made no sense.', { cause });
}

/** A call that came to no answer. Only what failed before anything was sent is certain to have sent nothing. */
export function translateTransport(error: unknown): AppError {
  const code = isAxiosError(error) ? error.code : undefined;
  // The cause is named, not kept: the transport's error carries our key and the number.
  const cause = new Error(`The call ended with ${code ?? 'an unnamed error'}.`);
  if (code !== undefined && beforeSending.has(code))
    return new NotSent('unavailable', 'The messaging provider could not be reached.', { cause });
  if (code !== undefined && outOfTime.has(code))
    return new AppError('upstream_timeout', 'The messaging provider did not answer in time.', { cause });
  return new AppError('upstream', 'The messaging provider’s answer broke off.', { cause });
}

/** Retry-After in seconds; a date, or nothing, is a minute. */
function seconds(retryAfter: string | undefined) {
  const given = Number(retryAfter);
  return Number.isFinite(given) && given > 0 ? Math.min(given, 3600) : 60;
}
