import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { listen } from './raw-connection';
import { createApiListener } from '@/lib/server/app/api-listener';

type Seen = { method: string; url: string; headers: Record<string, unknown>; body: string };

const seen: Seen[] = [];
let elsewhere: Awaited<ReturnType<typeof listen>>;
const api = createApiListener();
let site: Awaited<ReturnType<typeof listen>>;
let restore: () => void;

beforeAll(async () => {
  elsewhere = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      if (request.url?.startsWith('/base/api/redirect'))
        response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
      else
        response
          .writeHead(request.url?.includes('fail') ? 418 : 200, {
            'Content-Type': 'application/json',
            'Set-Cookie': 'theirs=1',
            Server: 'theirs',
            'X-Request-Id': 'theirs',
          })
          .end('{"from":"elsewhere"}');
    });
  });
  site = await listen((request, response) => void api(request, response));
  restore = changeSettings({ apiBaseUrl: `${elsewhere.url}/base` });
});
afterAll(async () => {
  restore();
  await site.close();
  await elsewhere.close();
});

const call = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init });

describe('[S28] with an external API', () => {
  it('a call is forwarded with its bearer token, body and query, and the response returned', async () => {
    const reply = await call('/api/users/login?x=1', {
      method: 'POST',
      body: '{"email":"ann@example.test"}',
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer abc',
        order: 'name',
        Cookie: 'accessToken=secret',
      },
    });
    expect(await reply.json()).toEqual({ from: 'elsewhere' });
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/base/api/users/login?x=1',
      body: '{"email":"ann@example.test"}',
    });
    expect(seen.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer abc',
      order: 'name',
      'content-type': 'application/json',
    });
  });

  it('no cookie is forwarded or returned', async () => {
    const reply = await call('/api/users/profile', { headers: { Cookie: 'accessToken=secret' } });
    expect(seen.at(-1)?.headers).not.toHaveProperty('cookie');
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('server')).toBeNull();
  });

  it('the API receives the client’s address as this server saw it', async () => {
    await call('/api/healthz', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(seen.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('the response has the API’s status and our own headers', async () => {
    const reply = await call('/api/fail');
    expect(reply.status).toBe(418);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('x-request-id')).toBeTruthy();
  });

  it('redirects are not followed', async () => {
    const reply = await call('/api/redirect');
    expect(reply.headers.get('location')).toBeNull();
    expect(reply.status).toBe(502);
  });

  it('[R22] the limits are those of our own API', async () => {
    const before = seen.length;
    const reply = await call('/api/users/login', {
      method: 'POST',
      body: 'x'.repeat(5_000_000),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(reply.status).toBe(413);
    expect(seen).toHaveLength(before);
  });

  it('[R40] an unreachable API is reported in JSON', async () => {
    const back = changeSettings({ apiBaseUrl: 'http://127.0.0.1:9' });
    try {
      const reply = await call('/api/healthz');
      expect(reply.status).toBe(502);
      expect(reply.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(await reply.json()).toMatchObject({ data: { code: 'upstream' } });
    } finally {
      back();
    }
  });
});
