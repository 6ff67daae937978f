import { expect, it } from 'vitest';
import { openRaw } from '@/tests/support/processes/raw-http';
import { expectRefusal } from '@/tests/support/providers/refused';
import { siteOfFile } from '@/tests/support/processes/site-of-file';

const { started, ask } = siteOfFile();

/** The seconds until the server closed a connection on which only these bytes were sent. */
async function secondsUntilClosed(bytes: string) {
  const began = performance.now();
  const { send, answer } = openRaw(started().port);
  if (bytes !== '') send(bytes);
  const reply = await answer;
  return { reply, seconds: (performance.now() - began) / 1000 };
}

it('[R61] refuses more than 16 KB of headers', async () => {
  expectRefusal(await ask('GET /api/trades', `X-Long: ${'x'.repeat(17 * 1024)}\r\n`), 431, 'too_large');
});

// Each request once took one to two seconds of CPU time: forty at once delayed all others by a minute.
it('[R61] stays ready during a flood of deliberately expensive requests', async () => {
  const flood = Array.from({ length: 10 }, () => [
    ask(`GET /api/posts?${'a&'.repeat(3_900)}`),
    ask(`GET /?${'a&'.repeat(7_000)}`),
    ask(`GET /blog?${'a&'.repeat(99)}`, `User-Agent: ${'-'.repeat(15_000)}\r\n`),
    ask('GET /search?q=a', `User-Agent: ${'a'.repeat(15_000)}\r\n`),
  ]).flat();
  const ready = await fetch(`${started().url}/api/readyz`, { signal: AbortSignal.timeout(30_000) });
  expect(ready.status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 414, 200]));
});

// Node's defaults are one minute for headers and five for a body, so a missing limit would be noticed.
it('[R61] closes after 15 s a connection without complete headers, after 30 s one without a complete body', async () => {
  const [silent, head, body] = await Promise.all([
    secondsUntilClosed(''),
    secondsUntilClosed('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    secondsUntilClosed(
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ),
  ]);
  expect(silent.seconds).toBeLessThan(55);
  expectRefusal(head.reply, 408, 'bad_request');
  expect(head.seconds).toBeGreaterThan(14);
  expect(head.seconds).toBeLessThan(55);
  expect(body.reply.status).toBeOneOf([400, 408]);
  expect(body.seconds).toBeGreaterThan(29);
  expect(body.seconds).toBeLessThan(250);
});

it('[R61] keeps an idle connection for 65 s, and announces it', async () => {
  const { send, socket } = openRaw(started().port);
  const head = new Promise<string>((resolve) => socket.once('data', (bytes: Buffer) => resolve(bytes.toString())));
  send('GET /api/healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await head).toMatch(/^keep-alive: timeout=65\r$/im);
  socket.destroy();
});

it('[R61] serves others while a thousand connections are idle', async () => {
  const idle = Array.from({ length: 1_000 }, () => openRaw(started().port));
  expect((await started().get('/api/healthz')).status).toBe(200);
  idle.forEach(({ socket }) => socket.destroy());
});
