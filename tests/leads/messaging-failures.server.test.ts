import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { createTwilio } from '@/lib/server/providers/messaging/twilio';
import type { OutgoingText } from '@/lib/server/providers/messaging/messaging';
import { acceptedAnswer, refuses, startFakeTwilio, twilioSettings } from '@/tests/support/providers/fake-twilio';
import { ownCertificate } from '@/tests/support/providers/own-certificate';
import { pourOut } from '@/tests/support/processes/pour-out';
import { reply } from '@/tests/support/api/stand-in';

const text: OutgoingText = {
  channel: 'sms',
  to: '+14155550132',
  body: 'words for one person',
  variables: {},
  statusCallback: 'https://roi.example.test/api/webhooks/twilio/status?message=abcdefghij0123456789',
};

type Server = Awaited<ReturnType<typeof startFakeTwilio>>;
type Behavior = Parameters<Server['behave']>[0];
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  setClock();
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function failureOf(behave: Behavior) {
  const server = await startFakeTwilio(behave);
  closers.push(server.close);
  const provider = createTwilio(twilioSettings({ apiBase: server.apiBase }));
  const error = await provider.send(text).then(
    () => undefined,
    (thrown: unknown) => thrown as Error & { code: string },
  );
  return { error, server, provider };
}

/** Faults after which a message may have been sent (no retry), and faults after which it certainly was not. */
const faults: Record<string, { behave: Behavior; code: string; isCertain: boolean }> = {
  'breaks off': { behave: (response) => void response.socket?.destroy(), code: 'upstream', isCertain: false },
  'answers 500': { behave: (response) => reply(response, 500, 'secret upstream'), code: 'upstream', isCertain: false },
  'answers 429': { behave: refuses(20429, 429, { 'Retry-After': '3' }), code: 'unavailable', isCertain: true },
  'answers HTML': {
    behave: (response) => reply(response, 200, '<html>secret upstream</html>', { 'Content-Type': 'text/html' }),
    code: 'upstream',
    isCertain: false,
  },
  'cuts its JSON short': {
    behave: (response, { form }) => reply(response, 201, JSON.stringify(acceptedAnswer(form)).slice(0, 40)),
    code: 'upstream',
    isCertain: false,
  },
  'answers another shape': {
    behave: (response) => reply(response, 201, { id: 7, state: ['queued'] }),
    code: 'upstream',
    isCertain: false,
  },
  'sends us elsewhere': {
    behave: (response) => reply(response, 302, '', { Location: 'http://169.254.169.254/latest/meta-data' }),
    code: 'upstream',
    isCertain: false,
  },
};

describe('a Twilio service that', () => {
  it.each(Object.entries(faults))(
    '[R40] %s results in one of our error messages',
    async (_, { behave, code, isCertain }) => {
      const { error, server } = await failureOf(behave);
      expect(error).toMatchObject({ code, name: isCertain ? 'MessageNotSentError' : 'AppError' });
      expect(messagesOf(error)).not.toMatch(
        /secret upstream|upstream words|14155550132|words for one person|a-token-for-tests/,
      );
      expect(server.calls).toHaveLength(1);
    },
  );

  it('[R40] refuses the connection has sent nothing', async () => {
    const server = await startFakeTwilio();
    await server.close();
    const provider = createTwilio(twilioSettings({ apiBase: server.apiBase }));
    await expect(provider.send(text)).rejects.toMatchObject({ name: 'MessageNotSentError', code: 'unavailable' });
  });

  it('[R40] has no address has sent nothing', async () => {
    const provider = createTwilio(twilioSettings({ apiBase: 'http://twilio.invalid' }));
    await expect(provider.send(text)).rejects.toMatchObject({ name: 'MessageNotSentError', code: 'unavailable' });
  });

  it('[R40] presents an untrusted certificate gets no request', async () => {
    const requests: string[] = [];
    const server = createServer(ownCertificate, (request) => requests.push(request.url ?? ''));
    closers.push(() => new Promise((resolve) => server.close(() => resolve())));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const provider = createTwilio(twilioSettings({ apiBase: `https://127.0.0.1:${port}` }));
    const error = await provider.send(text).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MessageNotSentError', code: 'unavailable' });
    expect(messagesOf(error)).not.toMatch(/14155550132|words for one person|a-token-for-tests/);
    expect(requests).toEqual([]);
  });

  it.each<[string, Behavior]>([
    ['hangs', () => undefined],
    ['drips', (response) => drip(response)],
  ])('[R40] [R41] %s times out, and may have sent the message', async (_, behave) => {
    const { error } = await failureOf(behave);
    expect(error).toMatchObject({ name: 'AppError', code: 'upstream_timeout' });
  });

  it('[R40] sends a hundred megabytes is cut off early', async () => {
    let poured = () => 0;
    const { error } = await failureOf((response) => {
      poured = pourOut(response, 201);
    });
    expect(error).toMatchObject({ name: 'AppError', code: 'upstream' });
    expect(poured()).toBeLessThan(50 * 1024 * 1024);
  });

  it('[R41] fails five times is not called for 30 seconds, and nothing is sent meanwhile', async () => {
    const start = Date.parse('2026-11-20T12:00:00Z');
    setClock(() => new Date(start));
    const { server, provider } = await failureOf(faults['answers 500']!.behave);
    for (let n = 1; n < 5; n += 1) await expect(provider.send(text)).rejects.toMatchObject({ code: 'upstream' });
    server.behave((response, { form }) => reply(response, 201, acceptedAnswer(form)));
    await expect(provider.send(text)).rejects.toMatchObject({
      name: 'MessageNotSentError',
      code: 'unavailable',
      retryAfterS: 30,
    });
    expect(server.calls).toHaveLength(5);
    setClock(() => new Date(start + 30_000));
    await expect(provider.send(text)).resolves.toHaveProperty('sid');
  });

  it('[R41] rejects numbers does not open the breaker', async () => {
    const { server, provider } = await failureOf(refuses(21211));
    for (let n = 0; n < 8; n += 1) await expect(provider.send(text)).rejects.toMatchObject({ code: 'unprocessable' });
    expect(server.calls).toHaveLength(9);
  });
});

function drip(response: Parameters<Behavior>[0]) {
  response.writeHead(201, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
}

/** The messages of an error and its causes, as they would be logged. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  return `${error.message} ${JSON.stringify(error)} ${error.cause === undefined ? '' : messagesOf(error.cause)}`;
}
