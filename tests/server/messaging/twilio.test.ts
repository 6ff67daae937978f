import { createRequire } from 'node:module';
import twilio from 'twilio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTwilio } from '@/lib/server/providers/messaging/twilio';
import type { OutgoingText } from '@/lib/server/providers/messaging/messaging';
import { isSignedByTwilio, signTwilio } from '@/lib/server/providers/messaging/twilio-signature';
import { refuses, sidOf, startFakeTwilio, twilioSettings } from '@/tests/support/fake-twilio';
import { reply } from '@/tests/support/stand-in';

const statusCallback = 'https://roi.example.test/api/webhooks/twilio/status?message=abcdefghij0123456789';
const sms: OutgoingText = {
  channel: 'sms',
  to: '+14155550132',
  body: 'The ROI: your app link: https://roi.example.test/app & more',
  variables: { '1': 'The ROI', '2': 'https://roi.example.test/app' },
  statusCallback,
};
const whatsapp: OutgoingText = { ...sms, channel: 'whatsapp', to: '+447911123456' };

let server: Awaited<ReturnType<typeof startFakeTwilio>>;
beforeEach(async () => {
  server = await startFakeTwilio();
});
afterEach(() => server.close());
const connect = (changes: Parameters<typeof twilioSettings>[0] = {}) =>
  createTwilio(twilioSettings({ apiBase: server.apiBase, ...changes }));

describe('what Twilio is sent', () => {
  it('[I6] is its form for an SMS, signed in with the account’s token', async () => {
    const taken = await connect().send(sms);
    expect(taken).toEqual({ sid: sidOf(server.calls[0]!.form) });
    expect(server.calls).toEqual([
      {
        url: `/2010-04-01/Accounts/AC${'1'.repeat(32)}/Messages.json`,
        authorization: `Basic ${Buffer.from(`AC${'1'.repeat(32)}:a-token-for-tests-0123456789`).toString('base64')}`,
        form: {
          To: '+14155550132',
          From: '+14155550100',
          Body: sms.body,
          StatusCallback: statusCallback,
          ValidityPeriod: '3600',
        },
      },
    ]);
  });

  it('[I7] is the approved template with its variables for WhatsApp, and no free text', async () => {
    await connect().send(whatsapp);
    expect(server.calls[0]?.form).toEqual({
      To: 'whatsapp:+447911123456',
      From: 'whatsapp:+14155238886',
      ContentSid: `HX${'2'.repeat(32)}`,
      ContentVariables: '{"1":"The ROI","2":"https://roi.example.test/app"}',
      StatusCallback: statusCallback,
      ValidityPeriod: '3600',
    });
  });

  it('[I6] names the messaging service instead of a number, and signs in with the key, when there are such', async () => {
    const service = { messagingServiceSid: `MG${'3'.repeat(32)}` };
    const apiKey = { sid: `SK${'4'.repeat(32)}`, secret: 'a-secret-for-tests' };
    await connect({ smsSender: service, apiKey }).send(sms);
    expect(server.calls[0]?.form).toMatchObject({ MessagingServiceSid: service.messagingServiceSid });
    expect(server.calls[0]?.form).not.toHaveProperty('From');
    expect(server.calls[0]?.authorization).toBe(
      `Basic ${Buffer.from(`${apiKey.sid}:${apiKey.secret}`).toString('base64')}`,
    );
  });

  it.each([sms, whatsapp])(
    '[I6] [I7] is what Twilio’s own package sends for the same message ($channel)',
    async (text) => {
      await connect().send(text);
      const [ours] = server.calls.splice(0);
      const { accountSid, authToken, whatsappContentSid } = twilioSettings();
      const client = twilio(accountSid, authToken, { httpClient: redirectedTo(server.apiBase) });
      const common = { statusCallback, validityPeriod: 3600 };
      await client.messages.create(
        text.channel === 'sms'
          ? { to: text.to, from: '+14155550100', body: text.body, ...common }
          : {
              to: `whatsapp:${text.to}`,
              from: 'whatsapp:+14155238886',
              contentSid: whatsappContentSid,
              contentVariables: JSON.stringify(text.variables),
              ...common,
            },
      );
      expect(server.calls[0]).toEqual(ours);
    },
  );
});

describe('what Twilio refuses', () => {
  it.each([
    [21211, 'This is not a phone number.'],
    [21408, 'Messages to this country are not permitted for our account.'],
    [21608, 'Our trial account may message confirmed numbers only.'],
    [21610, 'This number has replied STOP.'],
    [21612, 'This number cannot be reached from our sender.'],
    [21614, 'This number cannot take text messages.'],
    [21617, 'The message is too long.'],
    [63003, 'This number is not on WhatsApp.'],
    [63016, 'WhatsApp takes only an approved template as a first message.'],
  ])('[R40] %i is refused for good, in our words', async (code, message) => {
    server.behave(refuses(code));
    await expect(connect().send(sms)).rejects.toMatchObject({
      name: 'NotSent',
      code: 'unprocessable',
      providerCode: code,
      message,
    });
  });

  it('[R40] a request to slow down is tried again when it says', async () => {
    server.behave(refuses(20429, 429, { 'Retry-After': '7' }));
    await expect(connect().send(sms)).rejects.toMatchObject({ name: 'NotSent', code: 'unavailable', retryAfterS: 7 });
  });

  it('[R40] a channel that is given too much is tried again later, whatever the status', async () => {
    server.behave(refuses(63018, 400, { 'Retry-After': '9' }));
    await expect(connect().send(sms)).rejects.toMatchObject({ name: 'NotSent', code: 'unavailable', retryAfterS: 9 });
  });

  it.each([
    [20404, 404],
    [21212, 400],
    [21606, 400],
    [63007, 400],
  ])('[R40] %i is a fault of our settings: the message is not given up for it', async (code, status) => {
    server.behave(refuses(code, status));
    await expect(connect().send(whatsapp)).rejects.toMatchObject({
      name: 'NotSent',
      code: 'upstream',
      message: 'The messaging provider does not know our account or our sender.',
    });
  });

  it('[R40] a sign-in that is not accepted is our trouble, not the number’s', async () => {
    server.behave(refuses(20003, 401));
    await expect(connect().send(sms)).rejects.toMatchObject({ name: 'NotSent', code: 'upstream' });
  });
});

describe('signatures', () => {
  const form = {
    MessageSid: `SM${'a'.repeat(32)}`,
    MessageStatus: 'delivered',
    To: '+14155550132',
    Körper: 'ü',
    Body: "it's & <b>",
  };
  const own = createRequire(import.meta.url)('twilio') as typeof twilio;

  it('[I6] are those of Twilio’s own package', () => {
    for (const url of [statusCallback, 'https://roi.example.test:8443/api/webhooks/twilio/inbound']) {
      const signature = signTwilio('a-token', url, form);
      expect(own.validateRequest('a-token', signature, url, form)).toBe(true);
      expect(isSignedByTwilio('a-token', { url, form, signature })).toBe(true);
    }
  });

  it('[I6] fit with the standard port written out, and with nothing else changed', () => {
    const url = 'https://roi.example.test/api/webhooks/twilio/inbound';
    const withPort = signTwilio('a-token', url.replace('.test/', '.test:443/'), form);
    expect(isSignedByTwilio('a-token', { url, form, signature: withPort })).toBe(true);
    const signature = signTwilio('a-token', url, form);
    const tampered = [
      { url: `${url}?x=1`, form, signature },
      { url, form: { ...form, To: '+14155550133' }, signature },
      { url, form: { ...form, More: '1' }, signature },
      { url, form, signature: '' },
      { url, form, signature: signature.slice(0, -1) },
    ];
    for (const call of tampered) expect(isSignedByTwilio('a-token', call)).toBe(false);
    expect(isSignedByTwilio('another-token', { url, form, signature })).toBe(false);
  });
});

it('[R40] a success without a message is no success', async () => {
  server.behave((response) => reply(response, 200, { ok: true }));
  const sent = await connect()
    .send(sms)
    .catch((error: unknown) => error);
  expect(sent).toMatchObject({ name: 'AppError', code: 'upstream' });
});

/** Twilio's package has no setting for its address: its client is given another way out. */
function redirectedTo(apiBase: string) {
  const client = new twilio.RequestClient();
  const request = client.request.bind(client);
  client.request = (options) => request({ ...options, uri: options.uri.replace('https://api.twilio.com', apiBase) });
  return client;
}
