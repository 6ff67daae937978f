import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '@/lib/contracts/shared/failure';
import { chooseEncoding } from '@/lib/server/platform/http/encode-body';
import { makeHttpServer } from '@/lib/server/boot/http-server';
import { sendRaw } from '@/tests/support/processes/raw-http';

let server: Server;
let handled: Pick<IncomingMessage, 'headers' | 'rawHeaders'>[];

beforeAll(async () => {
  server = makeHttpServer(
    (request, response) => {
      handled.push(request);
      response.end('handled');
      return Promise.resolve();
    },
    { isHttps: false, isDev: false, isDemo: true, styles: [] },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  handled = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (bytes: string) => sendRaw((server.address() as AddressInfo).port, bytes);
const ask = (target: string, headers = '', host = 'Host: site.example\r\n', version = '1.1') =>
  send(`GET ${target} HTTP/${version}\r\n${host}Connection: close\r\n${headers}\r\n`);

/** Asserts that a request is rejected before the handler, and therefore Next, receives it. */
async function expectRefused(target: string, status: number, headers?: string, host?: string) {
  const answer = await ask(target, headers, host);
  expect(answer.status).toBe(status);
  expect(handled).toHaveLength(0);
  return answer;
}

describe('[R61] the length of a request', () => {
  it.each([
    ['a path', `/${'x'.repeat(8_000)}`, 414],
    ['a query', `/?q=${'x'.repeat(8_000)}`, 414],
    ['slashes', '/'.repeat(10_000), 414],
    ['dots', `/${'../'.repeat(3_000)}`, 414],
    ['encoded zeros', `/${'%00'.repeat(3_000)}`, 414],
    ['101 names', `/?${'a&'.repeat(100)}`, 400],
    ['3,900 names', `/?${'a&'.repeat(3_900)}`, 400],
    ['1,000 different names', `/?${Array.from({ length: 1_000 }, (_, index) => `a${index}=1`).join('&')}`, 400],
  ])('is bounded: %s', async (_what, target, status) => {
    const page = await expectRefused(target, status);
    expect(page.head).toMatch(/content-type: text\/html/i);
    expect(page.head).toMatch(/x-content-type-options: nosniff/i);
    expect(page.body).toContain('<h1>We couldn’t open this page</h1>');
    expect(page.body).toContain('<a href="/">Go to the home page</a>');
    const call = await expectRefused(`/api${target}`, status);
    expect(call.head).toMatch(/content-type: application\/json/i);
    expect(failure.strict().parse(JSON.parse(call.body)).message).toMatch(/too long|at most 100/);
  });

  it('is enough for pages and calls', async () => {
    for (const target of [`/${'x'.repeat(7_999)}`, `/?${'a&'.repeat(99)}`, `/api/posts?q=${'%20'.repeat(2_000)}`])
      expect((await ask(target)).status).toBe(200);
  });

  it.each([
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'If-None-Match',
    'Range',
    'Referer',
    'Rsc',
    'Next-Router-State-Tree',
    'X-Forwarded-For',
    'X-Middleware-Subrequest',
    'X-Nextjs-Data',
  ])('is limited for the header %s', async (name) => {
    await expectRefused('/', 431, `${name}: ${'a'.repeat(4_097)}\r\n`);
    expect((await ask('/', `${name}: ${'a'.repeat(4_096)}\r\n`)).status).toBe(200);
  });

  it('is limited for a header in many lines', async () => {
    await expectRefused('/', 431, `X-Forwarded-For: ${'1.1.1.1,'.repeat(100)}\r\n`.repeat(6));
  });

  it('is limited by truncating a User-Agent instead of refusing the visitor', async () => {
    expect((await ask('/', `User-Agent: Mozilla/5.0 ${'-'.repeat(15_000)}\r\n`)).status).toBe(200);
    const [request] = handled;
    expect(request?.headers['user-agent']).toHaveLength(512);
    expect(request?.headers['user-agent']).toMatch(/^Mozilla\/5\.0 --/);
    expect(Math.max(...(request?.rawHeaders ?? []).map((one) => one.length))).toBe(512);
  });

  it('leaves no header of Next’s own, however it is spelled', async () => {
    await ask('/', 'RSC: 1\r\nNext-Action: x\r\nX-MIDDLEWARE-Prefetch: 1\r\nNextcloud: mine\r\n');
    const [request] = handled;
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(['connection', 'host', 'nextcloud']);
    expect(request?.rawHeaders.filter((_, index) => index % 2 === 0)).toEqual(['Host', 'Connection', 'Nextcloud']);
  });

  it('is limited so that spaces in Accept-Encoding take no longer than letters', () => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < 100; turn += 1)
      expect(chooseEncoding(`a${' '.repeat(15_000)}b`, 'text/html', 5_000)).toBe('identity');
    // A regular expression over spaces once took 17 s of CPU time for this.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });
});

describe('[R22] the Host header', () => {
  it.each([
    ...['', ' ', '%20', '%00', '[', '[]', '[::1', '[::1]x', '[v1.x]', '::1', '.', '..', '.a', 'a..b', '-a', '*'],
    ...['1.2.3.4.5', '256.256.256.256', '1.2.3.256', '0x7f.1', '2130706433', '017700000001', '08.1', 'foo.1', 'a.0x1'],
    ...['0xffffffffff', '999999999999', '1.2.3', 'site:', 'site:99999', 'site:-1', 'site:1e3', 'site:80:80', 'site:x'],
    ...[
      'user@site',
      'user:word@site',
      'site/x',
      'site?x',
      'site#x',
      'site\\x',
      'a b',
      'a\tb',
      'a,b',
      'a;b',
      '<x>',
      '"a"',
    ],
    ...['http://site', 'caf\u00e9.example', 'a%41', 'x'.repeat(400)],
  ])('is refused when it is %j', async (host) => {
    const { status, body } = await expectRefused('/', 400, '', `Host: ${host}\r\n`);
    expect([status, body]).toEqual([400, expect.stringContaining('Host')]);
    const call = await ask('/api/posts', '', `Host: ${host}\r\n`);
    expect(failure.strict().parse(JSON.parse(call.body)).data.code).toBe('bad_request');
  });

  it('is refused when it is missing or sent twice', async () => {
    await expectRefused('/', 400, '', '');
    await expectRefused('/', 400, '', 'Host: site.example\r\nHost: other.example\r\n');
  });

  it.each([
    'site.example',
    'SITE.example:3000',
    'localhost',
    '127.0.0.1:80',
    '[::1]',
    '[::ffff:1.2.3.4]:443',
    'a_b',
    'site.example.',
    'xn--caf-dma.example',
    '1.example',
  ])('is accepted when it is %j', async (host) => {
    expect((await ask('/', '', `Host: ${host}\r\n`)).status).toBe(200);
  });

  it('may be missing in HTTP/1.0', async () => {
    expect((await ask('/', '', '', '1.0')).status).toBe(200);
  });
});

it('[R22] refuses an unknown Expect header, in its own format', async () => {
  const answer = await ask('/api/posts', 'Expect: the-unexpected\r\n');
  expect(answer.status).toBe(417);
  expect(failure.strict().parse(JSON.parse(answer.body)).data.code).toBe('bad_request');
  expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
});

describe('[R61] a rejected request of a browser', () => {
  const Accept = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n';
  const tooMuch = `Cookie: a=${'x'.repeat(20_000)}\r\n`;

  it('gets a page whose policy allows its own style and nothing else', async () => {
    const { head, body } = await ask(`/${'x'.repeat(8_000)}`, Accept);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    expect(head).toContain(`style-src 'sha256-${hash}'`);
    expect(body).toContain('This URL is too long. (Error 414)');
  });

  it('gets the page also when its headers are too large to be parsed', async () => {
    const page = await ask('/', Accept + tooMuch);
    expect(page.status).toBe(431);
    expect(page.head).toMatch(/content-type: text\/html/i);
    expect(page.body).toContain('<a href="/">Go to the home page</a>');
    for (const call of [await ask('/api/posts', Accept + tooMuch), await ask('/', tooMuch)])
      expect(failure.strict().parse(JSON.parse(call.body)).data.code).toBe('too_large');
  });
});
