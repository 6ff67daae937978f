import type { TwilioForm } from './twilio-form';

export type Refusal = { code: number; message: string; more_info: string; status: number };

/**
 * Recipients and senders that Twilio's test credentials reject, with the error code
 * (twilio.com/docs/iam/test-credentials).
 */
const magicRecipients: Record<string, number> = {
  '+15005550001': 21211,
  '+15005550002': 21612,
  '+15005550003': 21408,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
const magicSenders: Record<string, number> = {
  '+15005550001': 21212,
  '+15005550007': 21606,
  '+15005550008': 21611,
};

const e164 = /^\+[1-9]\d{5,14}$/;

/** Twilio's error for a form, or undefined. */
export function refusalOf(form: TwilioForm): Refusal | undefined {
  const { To: to = '', From: from, MessagingServiceSid: service, Body: body, ContentSid: content } = form;
  const plainTo = to.replace(/^whatsapp:/, '');
  const plainFrom = from?.replace(/^whatsapp:/, '');
  if (to === '') return refusal(21604, "A 'To' phone number is required.");
  if (!e164.test(plainTo)) return refusal(21211, "Invalid 'To' Phone Number");
  if (from === undefined && service === undefined) return refusal(21603, "A 'From' phone number is required.");
  if (plainFrom !== undefined && !e164.test(plainFrom)) return refusal(21212, "Invalid 'From' Phone Number");
  const magic = magicRecipients[plainTo] ?? (plainFrom === undefined ? undefined : magicSenders[plainFrom]);
  if (magic) return refusal(magic, 'Refused by a magic number');
  if (from !== undefined && to.startsWith('whatsapp:') !== from.startsWith('whatsapp:'))
    return refusal(63007, 'Twilio could not find a Channel with the specified From address');
  if (!body && !content) return refusal(21602, 'Message body is required.');
  if (body !== undefined && body.length > 1600)
    return refusal(21617, 'The concatenated message body exceeds the 1600 character limit.');
  if (content && !isVariables(form['ContentVariables']))
    return refusal(21656, 'The Content Variables parameter is invalid.');
  return undefined;
}

const refusal = (code: number, message: string): Refusal => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status: 400,
});

/** Whether a text is a JSON object whose values are non-empty strings without line breaks or tabs. */
function isVariables(json: string | undefined): boolean {
  if (json === undefined || !json.startsWith('{')) return false;
  try {
    const values: unknown[] = Object.values(JSON.parse(json) as object);
    return values.every((value) => typeof value === 'string' && value !== '' && !/[\n\t]/.test(value));
  } catch {
    return false;
  }
}
