import { phoneNumbersContract } from '@/lib/contracts/leads/phone-numbers';
import { twilioContract } from '@/lib/contracts/leads/twilio';
import { textCallbacks } from '@/lib/domain/leads/text-callbacks';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { signTwilio } from '@/lib/server/providers/messaging/twilio-signature';
import { visitor, type Visitor } from '@/tests/support/api/api';

const areaCodes = [212, 305, 312, 404, 415, 503, 602, 617, 702, 713, 773, 808, 206, 214, 303, 314, 412, 512, 615, 901];
let given = 0;
/** An unused US phone number, not close to the previous one because limits count by range. */
export function freshPhone() {
  given += 1;
  const exchange = 220 + Math.floor(given / areaCodes.length) * 10;
  return `+1${areaCodes[given % areaCodes.length]}${exchange}0123`;
}

export const leavePhone = (phoneNumber: string, more: object = {}, from: Visitor = visitor()) =>
  from.ask(phoneNumbersContract.store, { body: { phoneNumber, alertType: 'Marketing page 3', ...more } });

export type TextRow = {
  id: string;
  state: string;
  channel: string;
  reason: string;
  sid: string | null;
  error: number | null;
};

/** The text messages to a number, oldest first. */
export async function textsTo(phone: string): Promise<TextRow[]> {
  const { rows } = await pool().query<TextRow>(
    `select m.id, m.state, m.channel, m.reason, m.provider_sid as sid, m.error_code as error
       from text_messages m join phone_numbers n on n.id = m.phone_id where n.phone = $1 order by m.created_at`,
    [phone],
  );
  return rows;
}

/** The outbox rows for an address: the state, and the text if it is still stored. */
export async function outboxTo(to: string) {
  const { rows } = await pool().query<{
    id: string;
    state: string;
    topic: string;
    text: string | null;
    error: string | null;
  }>(
    `select id, state, topic, payload ->> 'text' as text, last_error as error from outbox where payload ->> 'to' = $1 order by created_at, id`,
    [to],
  );
  return rows;
}

type News = { form: Record<string, string>; path: string; signature?: string };

/** Posts a form to a callback as Twilio does, signed unless stated otherwise. */
export function tell({ form, path, signature }: News) {
  const provider = messagingProvider();
  if (!provider) throw new Error('Messages are off.');
  const whole = { AccountSid: provider.accountSid, ...form };
  return visitor().send('POST', path, {
    raw: new URLSearchParams(whole),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': signature ?? signTwilio(provider.authToken, `${settings().siteUrl}${path}`, whole),
    },
  });
}

export const tellStatus = (message: { id: string; sid: string | null }, MessageStatus: string, more: object = {}) =>
  tell({
    path: textCallbacks.status(message.id),
    form: { MessageSid: message.sid ?? `SM${'f'.repeat(32)}`, MessageStatus, ...more },
  });

let replies = 0;
export const reply = (From: string, Body: string, more: Record<string, string> = {}) =>
  tell({
    path: twilioContract.inbound.path,
    form: { From, Body, MessageSid: `SM${String((replies += 1)).padStart(32, '0')}`, ...more },
  });
