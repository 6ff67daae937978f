import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withResponseCache } from '@/lib/server/boot/front-cache';
import { removeFromCache, responseCache } from '@/lib/server/platform/http/response-cache';
import { fetchOnce } from '../bench/load';
import { eventually } from '../support/eventually';
import { sendRaw } from '@/tests/support/processes/raw-http';

const words = 'Every signal goes into one record. '.repeat(200);
const shared = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=60, stale-while-revalidate=600',
};

let server: Server;
let requests: string[];
let write: (response: ServerResponse, request: IncomingMessage) => void;

beforeEach(async () => {
  requests = [];
  write = (response) => response.writeHead(200, shared).end(words);
  const handle = withResponseCache((request, response) => {
    requests.push(String(request.url));
    write(response, request);
    return Promise.resolve();
  });
  server = createServer((request, response) => {
    response.setHeader('X-Asked-As', String(request.headers['x-asked-as']));
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  responseCache.clear();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const port = () => (server.address() as AddressInfo).port;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetchOnce(`http://127.0.0.1:${port()}${path}`, undefined, headers);

it('[P3] renders a page shared by all visitors once, and compresses it for each encoding', async () => {
  expect((await get('/')).body.toString()).toBe(words);
  const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(words);
  const zipped = await sendRaw(
    port(),
    'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br;q=0\r\nConnection: close\r\n\r\n',
  );
  expect(zipped.head).toMatch(/content-encoding: gzip/i);
  expect(requests).toEqual(['/']);
});

it('[P3] answers 304 to a browser that has the page', async () => {
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'If-None-Match': String(etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(requests).toEqual(['/']);
});

it('[R66] caches no response header that differs per request', async () => {
  await get('/', { 'X-Asked-As': 'one' });
  expect((await get('/', { 'X-Asked-As': 'another' })).headers['x-asked-as']).toBe('another');
  expect(requests).toEqual(['/']);
});

it('[P3] sends a regenerated page from that moment on', async () => {
  await get('/');
  write = (response) => response.writeHead(200, shared).end('New content.');
  removeFromCache('/');
  expect((await get('/')).body.toString()).toBe('New content.');
});

it.each([
  ['a personal answer', { 'Cache-Control': 'private, no-store' }, 200],
  ['an answer that sets a cookie', { ...shared, 'Set-Cookie': 'a=b' }, 200],
  ['an answer that differs by who asks', { ...shared, Vary: 'Authorization' }, 200],
  ['a failure', shared, 500],
  ['an answer that says nothing of caches', { 'Content-Type': 'text/html' }, 200],
])('[R66] never caches %s, but compresses it', async (_what, headers, status) => {
  write = (response) => response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(words);
  const first = await get('/', { 'Accept-Encoding': 'gzip' });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(first.body.toString()).toBe(words);
  await get('/');
  expect(requests).toEqual(['/', '/']);
});

it.each([
  ['a query', '/?referredBy=a', {}],
  ['a token', '/', { Authorization: 'Bearer x' }],
  ['a range', '/', { Range: 'bytes=0-3' }],
  ['an editor’s preview', '/', { Cookie: '__prerender_bypass=x' }],
  ['the API', '/api/trades', {}],
])('[R66] does not answer a request with %s from the cache', async (_what, path, headers) => {
  await get('/');
  await get(path, headers);
  await get(path, headers);
  expect(requests).toEqual(['/', path, path]);
});

it('[P3] streams a very large response without caching it', async () => {
  const part = Buffer.alloc(1024 * 1024, 'a');
  write = (response) => {
    response.writeHead(200, { ...shared, 'Content-Type': 'application/octet-stream' });
    for (let index = 0; index < 4; index += 1) response.write(part);
    response.end();
  };
  expect((await get('/large')).body).toHaveLength(4 * part.length);
  await get('/large');
  expect(requests).toEqual(['/large', '/large']);
});

it('[R69] responds when the page’s renderer fails', async () => {
  write = () => {
    throw new Error('no page');
  };
  expect((await get('/')).status).toBe(500);
});

it('caches nothing of a response that the client abandoned', async () => {
  let finish = () => {};
  write = (response) => {
    response.writeHead(200, shared);
    finish = () => void response.end(words);
  };
  const request = get('/').catch(() => 'gone');
  await eventually(() => expect(requests).toEqual(['/']));
  server.closeAllConnections();
  expect(await request).toBe('gone');
  finish();
  expect(responseCache.size).toBe(0);
});
