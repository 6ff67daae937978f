import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { TwilioSettings } from '@/lib/server/platform/settings/messaging-settings';
import { reply, standIn, textOf } from '@/tests/support/api/stand-in';

export type TwilioCall = { url: string; authorization: string; form: Record<string, string> };
type Behavior = (response: ServerResponse, call: TwilioCall) => void;

/** A message id derived from the request, so that different messages have different ids. */
export const sidOf = (form: Record<string, string>) =>
  `SM${createHash('md5').update(JSON.stringify(form)).digest('hex')}`;

/** Twilio's response to an accepted message, in the wire format of its OpenAPI file. */
export const acceptedAnswer = (form: Record<string, string>) => ({
  sid: sidOf(form),
  account_sid: `AC${'1'.repeat(32)}`,
  status: 'queued',
  direction: 'outbound-api',
  from: form['From'] ?? null,
  to: form['To'],
  body: form['Body'] ?? '',
  num_segments: '1',
  num_media: '0',
  price: null,
  price_unit: null,
  error_code: null,
  error_message: null,
  messaging_service_sid: form['MessagingServiceSid'] ?? null,
  date_created: 'Fri, 20 Nov 2026 10:00:00 +0000',
  date_sent: null,
  date_updated: 'Fri, 20 Nov 2026 10:00:00 +0000',
  api_version: '2010-04-01',
  uri: `/2010-04-01/Accounts/AC${'1'.repeat(32)}/Messages/${sidOf(form)}.json`,
  subresource_uris: {},
});

const takes: Behavior = (response, { form }) => reply(response, 201, acceptedAnswer(form));

export const refuses =
  (code: number, status = 400, headers: Record<string, string> = {}): Behavior =>
  (response) =>
    reply(response, status, { code, message: 'upstream words', more_info: 'https://example.test', status }, headers);

/** A stand-in for Twilio on localhost. */
export async function startFakeTwilio(behave: Behavior = takes) {
  const calls: TwilioCall[] = [];
  let current = behave;
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void textOf(request).then((text) => {
      const form = Object.fromEntries(new URLSearchParams(text));
      const call = { url: request.url ?? '', authorization: request.headers.authorization ?? '', form };
      calls.push(call);
      current(response, call);
    });
  });
  const { port, close } = await standIn(server);
  return {
    calls,
    apiBase: `http://127.0.0.1:${port}`,
    behave: (next: Behavior) => (current = next),
    close,
  };
}

export const twilioSettings = (changes: Partial<TwilioSettings> = {}): TwilioSettings => ({
  accountSid: `AC${'1'.repeat(32)}`,
  authToken: 'a-token-for-tests-0123456789',
  smsSender: { from: '+14155550100' },
  whatsapp: { from: '+14155238886', contentSid: `HX${'2'.repeat(32)}` },
  apiBase: 'http://127.0.0.1:9',
  ...changes,
});
