import twilio from 'twilio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTwilio } from '@/lib/server/providers/messaging/twilio';
import { refuses, sidOf, startFakeTwilio, twilioSettings } from '@/tests/support/providers/fake-twilio';
import { reply } from '@/tests/support/api/stand-in';
import { sms, statusCallback, whatsapp } from '@/tests/support/providers/twilio-texts';

let server: Awaited<ReturnType<typeof startFakeTwilio>>;
beforeEach(async () => {
  server = await startFakeTwilio();
});
afterEach(() => server.close());
const connect = (changes: Parameters<typeof twilioSettings>[0] = {}) =>
  createTwilio(twilioSettings({ apiBase: server.apiBase, ...changes }));

describe('requests to Twilio', () => {
  it('[I6] are its form for an SMS, authenticated with the account’s token', async () => {
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

  it('[I7] use the approved template with its variables for WhatsApp, and no free text', async () => {
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

  it('[I6] name the messaging service instead of a number, and authenticate with the key, when configured', async () => {
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
    '[I6] [I7] equal those of Twilio’s own package for the same message ($channel)',
    async (text) => {
      await connect().send(text);
      const [request] = server.calls.splice(0);
      const { accountSid, authToken, whatsapp: sender } = twilioSettings();
      const client = twilio(accountSid, authToken, { httpClient: redirectedTo(server.apiBase) });
      const common = { statusCallback, validityPeriod: 3600 };
      await client.messages.create(
        text.channel === 'sms'
          ? { to: text.to, from: '+14155550100', body: text.body, ...common }
          : {
              to: `whatsapp:${text.to}`,
              from: 'whatsapp:+14155238886',
              contentSid: sender?.contentSid,
              contentVariables: JSON.stringify(text.variables),
              ...common,
            },
      );
      expect(server.calls[0]).toEqual(request);
    },
  );
});

describe('rejections by Twilio', () => {
  it.each([
    [21211, 'This is not a phone number.'],
    [21408, 'Messages to this country are not permitted for our account.'],
    [21608, 'Our trial account can only message verified numbers.'],
    [21610, 'This number has replied STOP.'],
    [21612, 'This number cannot be reached from our sender.'],
    [21614, 'This number cannot receive text messages.'],
    [21617, 'The message is too long.'],
    [63003, 'This number is not on WhatsApp.'],
    [63016, 'The first WhatsApp message must use an approved template.'],
  ])('[R40] %i is a permanent failure, with one of our messages', async (code, message) => {
    server.behave(refuses(code));
    await expect(connect().send(sms)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'unprocessable',
      providerCode: code,
      message,
    });
  });

  it('[R40] with a rate limit are retried at the given time', async () => {
    server.behave(refuses(20429, 429, { 'Retry-After': '7' }));
    await expect(connect().send(sms)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'unavailable',
      retryAfterS: 7,
    });
  });

  it('[R40] for a full channel are retried later, whatever the status', async () => {
    server.behave(refuses(63018, 400, { 'Retry-After': '9' }));
    await expect(connect().send(sms)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'unavailable',
      retryAfterS: 9,
    });
  });

  it.each([
    [20404, 404],
    [21212, 400],
    [21601, 400],
    [21606, 400],
    [21655, 400],
    [21656, 400],
    [21659, 400],
    [21660, 400],
    [21661, 400],
    [21703, 400],
    [21704, 400],
    [21705, 400],
    [63007, 400],
  ])('[R40] %i is an error in our settings: the message waits and the operator is alerted', async (code, status) => {
    server.behave(refuses(code, status));
    await expect(connect().send(whatsapp)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'upstream',
      message: 'The messaging provider rejected our account or our sender.',
      alert: { name: 'messaging-settings', about: String(code) },
    });
  });

  it.each([
    [21611, 400],
    [30001, 400],
  ])('[R40] %i is a full queue: the message waits and the operator is alerted', async (code, status) => {
    server.behave(refuses(code, status));
    await expect(connect().send(sms)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'unavailable',
      retryAfterS: 300,
      alert: { name: 'messaging-queue-full', about: String(code) },
    });
  });

  it.each([21408, 21608])('[R40] %i ends the message and alerts the operator: our account forbids it', async (code) => {
    server.behave(refuses(code));
    await expect(connect().send(sms)).rejects.toMatchObject({
      code: 'unprocessable',
      alert: { name: 'messaging-settings', about: String(code) },
    });
  });

  it('[R40] stop for a channel that is no longer configured: the message waits', async () => {
    const { whatsapp: _, ...smsOnly } = twilioSettings({ apiBase: server.apiBase });
    await expect(createTwilio(smsOnly).send(whatsapp)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'not_configured',
      alert: { name: 'messaging-settings', about: 'whatsapp' },
    });
    expect(server.calls).toEqual([]);
  });

  it('[R40] for failed authentication are our error, not the number’s', async () => {
    server.behave(refuses(20003, 401));
    await expect(connect().send(sms)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'upstream',
      alert: { name: 'messaging-settings', about: '20003' },
    });
  });
});

it('[R40] include a success response without a message', async () => {
  server.behave((response) => reply(response, 200, { ok: true }));
  const sent = await connect()
    .send(sms)
    .catch((error: unknown) => error);
  expect(sent).toMatchObject({ name: 'AppError', code: 'upstream' });
});

/** Twilio's package has no setting for the API's URL, so its HTTP client replaces the URL. */
function redirectedTo(apiBase: string) {
  const client = new twilio.RequestClient();
  const request = client.request.bind(client);
  client.request = (options) => request({ ...options, uri: options.uri.replace('https://api.twilio.com', apiBase) });
  return client;
}
