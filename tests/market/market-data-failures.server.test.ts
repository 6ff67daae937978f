import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { answers, apiKey, type FinnhubBehaviour } from '@/tests/support/providers/fake-finnhub';
import { asked, closeLater, goodQuote, meetFinnhub, providerAt, quotes } from '@/tests/support/providers/meet-finnhub';
import { pourOut } from '@/tests/support/processes/pour-out';
import { reply } from '@/tests/support/api/stand-in';
import { within } from '@/tests/support/processes/time-taken';

afterEach(() => setClock());

const secret = new RegExp(`${apiKey}|127\\.0\\.0\\.1|https?:|upstream words|api/v1`);

const faults: Record<string, { behave: FinnhubBehaviour; reason: string; calls: number }> = {
  'breaks off': { behave: (response) => void response.socket?.destroy(), reason: 'down', calls: 3 },
  'answers 500': { behave: (response) => reply(response, 500, 'upstream words'), reason: 'down', calls: 3 },
  'answers 429': {
    behave: (response) => reply(response, 429, { error: 'upstream words' }, { 'Retry-After': '3' }),
    reason: 'limit',
    calls: 1,
  },
  'refuses what the plan lacks': {
    behave: (response) => reply(response, 403, { error: 'upstream words' }),
    reason: 'premium',
    calls: 1,
  },
  'has a wall that says 403': {
    behave: (response) => reply(response, 403, '<html>upstream words</html>'),
    reason: 'unusable',
    calls: 1,
  },
  'answers HTML': {
    behave: (response) => reply(response, 200, '<html>upstream words</html>'),
    reason: 'unusable',
    calls: 1,
  },
  'cuts its JSON short': {
    behave: (response) => reply(response, 200, JSON.stringify(goodQuote).slice(0, 30)),
    reason: 'unusable',
    calls: 1,
  },
  'answers another shape': {
    behave: (response) => reply(response, 200, ['upstream words']),
    reason: 'unusable',
    calls: 1,
  },
  'says an error with 200': {
    behave: (response) => reply(response, 200, { error: 'upstream words' }),
    reason: 'unusable',
    calls: 1,
  },
  'answers zeros': { behave: answers(), reason: 'not_found', calls: 1 },
  'answers nothing': { behave: (response) => reply(response, 200, ''), reason: 'unusable', calls: 1 },
  'answers nothing but null': { behave: (response) => reply(response, 200, 'null'), reason: 'unusable', calls: 1 },
  'sends us elsewhere': {
    behave: (response) => reply(response, 302, '', { Location: 'http://169.254.169.254/latest/meta-data' }),
    reason: 'unusable',
    calls: 1,
  },
};

describe('a Finnhub service that', () => {
  it.each(Object.entries(faults))(
    '[R40] %s results in one of our error messages, and is called again next time',
    async (_, fault) => {
      const { server, ask } = await meetFinnhub(fault.behave);
      const answer = await ask();
      expect(answer).toMatchObject({ ok: false, reason: fault.reason });
      expect(JSON.stringify(answer)).not.toMatch(secret);
      expect(server.calls).toHaveLength(fault.calls);
      expect(server.calls.every(({ url, key }) => key === apiKey && !url.includes(apiKey))).toBe(true);
      server.behave(quotes);
      expect(await ask()).toMatchObject({
        ok: true,
        data: { bar: { closeCents: 20_150, day: '2026-11-20' }, beforeCents: 20_030 },
      });
    },
  );

  it.each([
    ['401', 401, { error: 'Invalid API key.' }],
    ['403 about the key', 403, { error: 'Invalid API key' }],
    ['401 in another form', 401, '<html>upstream words</html>'],
  ])('[R40] refuses our key with %s is called once, and again after an hour', async (_, status, body) => {
    const start = Date.parse('2026-11-20T22:30:00Z');
    setClock(() => new Date(start));
    const { server, provider, ask } = await meetFinnhub((response) => reply(response, status, body));
    const refused = { ok: false, reason: 'down', why: 'it rejected our key' };
    expect(await ask()).toEqual(refused);
    expect([server.calls.length, provider.isKeyRefused()]).toEqual([1, true]);
    setClock(() => new Date(start + 59 * 60_000));
    expect([await ask(), await provider.ask('news', asked)]).toEqual([refused, refused]);
    expect(server.calls).toHaveLength(1);
    server.behave(quotes);
    setClock(() => new Date(start + 60 * 60_000));
    expect(await ask()).toMatchObject({ ok: true });
    expect([server.calls.length, provider.isKeyRefused()]).toEqual([2, false]);
  });

  it.each(['http://127.0.0.1:9/api/v1', 'https://finnhub.invalid/api/v1'])(
    '[R40] is unreachable (%s) counts as down',
    async (apiBase) => {
      const answer = await providerAt(apiBase).ask('quote', asked);
      expect(answer).toMatchObject({ ok: false, reason: 'down' });
      expect(JSON.stringify(answer)).not.toMatch(secret);
    },
  );

  it('[R40] presents an untrusted certificate does not get the key', async () => {
    const { server, ask } = await meetFinnhub(quotes, { tls: true });
    expect(await ask()).toMatchObject({ ok: false, reason: 'down' });
    expect(server.calls).toEqual([]);
  });

  it.each<[string, FinnhubBehaviour]>([
    ['hangs', () => undefined],
    ['drips', (response) => drip(response)],
  ])('[R40] [R41] %s is abandoned after eight seconds, retries included', async (_, behave) => {
    const { ask } = await meetFinnhub(behave);
    const answer = await within(9_500, ask());
    expect(answer).toMatchObject({ ok: false, reason: 'down', why: 'it did not answer in time' });
  });

  it('[R41] never finishes a handshake times out after two seconds per attempt', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    closeLater(() => new Promise((resolve) => mute.close(() => resolve())));
    const provider = providerAt(`https://127.0.0.1:${(mute.address() as AddressInfo).port}`);
    const answer = await within(8_100, provider.ask('quote', asked));
    expect(answer).toMatchObject({ ok: false, reason: 'down', why: 'it did not answer in time' });
  });

  it('[R40] sends a hundred megabytes is cut off early', async () => {
    let poured = () => 0;
    const { ask } = await meetFinnhub((response) => {
      poured = pourOut(response, 200);
    });
    expect(await ask()).toMatchObject({ ok: false, reason: 'unusable' });
    expect(poured()).toBeLessThan(50 * 1024 * 1024);
  });

  it('[R41] fails five times is not called for 30 seconds', async () => {
    const start = Date.parse('2026-11-20T12:00:00Z');
    setClock(() => new Date(start));
    const { server, ask } = await meetFinnhub(faults['answers HTML']!.behave);
    for (let n = 0; n < 5; n += 1) await ask();
    server.behave(quotes);
    expect(await ask()).toMatchObject({ ok: false, reason: 'down' });
    expect(server.calls).toHaveLength(5);
    setClock(() => new Date(start + 30_000));
    expect(await ask()).toHaveProperty('ok', true);
  });

  it('[R41] rejects a bad request does not open the breaker', async () => {
    const { server, ask } = await meetFinnhub(faults['refuses what the plan lacks']!.behave);
    for (let n = 0; n < 8; n += 1) expect(await ask()).toMatchObject({ reason: 'premium' });
    expect(server.calls).toHaveLength(8);
  });
});

function drip(response: Parameters<FinnhubBehaviour>[0]) {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
}
