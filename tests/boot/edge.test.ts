import { expect, it } from 'vitest';
import { failure } from '@/lib/contracts/shared/failure';
import { oddBodies } from '@/tests/platform/http/odd-bodies';
import { sendRaw } from '@/tests/support/processes/raw-http';
import { expectRefusal } from '@/tests/support/providers/refused';
import { siteOfFile } from '@/tests/support/processes/site-of-file';

const { started, ask } = siteOfFile();

it.each(['TRACE', 'CONNECT'])('[R22] refuses %s with 405 in the API’s format', async (method) => {
  expectRefusal(await ask(`${method} /api/trades`), 405, 'method_not_allowed');
});

const badTargets: [name: string, target: string][] = [
  ['cut percent-encoding', '/api/%E0%A4%A'],
  ['a bare percent sign', '/api/users/%'],
  ['bytes that are no text', '/admin/%ff%'],
  ['another site', 'http://other.example/api/trades'],
];

it.each(badTargets)('[R22] refuses a target with %s', async (_name, target) => {
  expectRefusal(await ask(`GET ${target}`), 400, 'bad_request');
});

it('[R22] returns 404 for the image optimizer, which no page uses', async () => {
  for (const url of ['/api/posts', '/icon-192.png', '%25', 'http://127.0.0.1/'])
    expect((await started().get(`/_next/image?url=${url}&w=64&q=75`)).status, url).toBe(404);
});

it.each([
  ['GET /api/users/profile/', 401, 'unauthorized'],
  ['GET //api//users/profile', 401, 'unauthorized'],
  ['GET /api\\users\\profile', 401, 'unauthorized'],
  ['GET //admin/nothing', 404, 'not_found'],
  ['GET /api/', 404, 'not_found'],
])('[R22] answers %s itself, without a redirect', async (line, status, code) => {
  expectRefusal(await ask(line), status, code);
});

// Next would parse these bodies itself and respond in plain text.
it.each(oddBodies.map((odd) => [odd.name, odd] as const))(
  '[R22] refuses a login and an unknown call with %s, in the API’s shape',
  async (_name, { headers, raw, status }) => {
    const post = (path: string) =>
      fetch(started().url + path, { method: 'POST', headers, ...(raw === undefined ? {} : { body: raw }) });
    for (const [answer, wanted] of [
      [await post('/api/users/login'), status],
      [await post('/api/nothing'), 404],
      [await post('/api/healthz'), 405],
    ] as const) {
      expect(answer.status).toBe(wanted);
      expect(answer.headers.get('content-type')).toBe('application/json');
      const body = failure.strict().parse(await answer.json());
      expect(body.data.message).toBe(body.message);
    }
  },
);

it.each(['RSC: 1', 'Next-Router-Prefetch: 1', 'X-Middleware-Prefetch: 1', 'X-Matched-Path: /login', 'Next-Action: x'])(
  '[R22] answers a page requested with %s like any other',
  async (header) => {
    for (const path of ['/blog', '/rounds', '/login']) {
      const reply = await ask(`GET ${path}`, `${header}\r\n`);
      expect([reply.status, reply.body.slice(0, 15)], path).toEqual([200, '<!DOCTYPE html>']);
    }
  },
);

it('[R22] answers a WebSocket upgrade like any other request', async () => {
  const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n';
  expectRefusal(await ask('GET /api/nothing', upgrade), 404, 'not_found');
});

const notHttp: [name: string, bytes: string][] = [
  ['a word', 'NONSENSE\r\n\r\n'],
  ['a version that does not exist', 'GET / HTTP/9.9\r\n\r\n'],
  [
    'two lengths at once',
    'GET /api/trades HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
];

it.each(notHttp)('[R22] refuses input that is not HTTP: %s', async (_name, bytes) => {
  expectRefusal(await sendRaw(started().port, bytes), 400, 'bad_request');
});

it.each(['/', '/nothing-here', '/api/nothing', '/favicon.svg', '/_next/static/nothing.js'])(
  '[R62] sends the security headers with %s',
  async (path) => {
    const { headers } = await started().get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-demo-mode')).toBe('1');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

it.each(['/', '/options-signals', '/stocks/AAPL', '/account', '/sign-up', '/nothing-here', '/500'])(
  '[R39] says on %s that it is a demo, before any script runs',
  async (path) => {
    expect(await (await started().get(path)).text()).toMatch(/<aside[^>]*aria-label="Demo notice"><p>Demo:/);
  },
);

it('[R62] sends no referrer from a page whose URL contains a token', async () => {
  expect((await started().get('/reset-password/some-token')).headers.get('referrer-policy')).toBe('no-referrer');
});

it('[I9] keeps a demo out of search engines on every host name except localhost', async () => {
  expect((await ask('GET /')).head).toMatch(/x-robots-tag: noindex/i);
  expect((await started().get('/')).headers.get('x-robots-tag')).toBeNull();
});

it('[P8] lets a proxy cache keep public pages for a minute, and no personal API response', async () => {
  for (const path of ['/', '/terms', '/sign-up', '/options-signals', '/stocks/AAPL'])
    expect((await started().get(path)).headers.get('cache-control'), path).toBe(
      's-maxage=60, stale-while-revalidate=300',
    );
  for (const path of ['/api/users/profile/', '/search?q=x', '/no-such-page'])
    expect((await started().get(path)).headers.get('cache-control'), path).toMatch(/^private, .*no-store/);
});
