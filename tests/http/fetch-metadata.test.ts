import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/lib/server/api';
import { settings } from '@/lib/server/env';
import { changeSettings } from '@/tests/support/mail-settings';
import { bearers } from '@/tests/support/access';
import { exampleAddress } from '@/tests/support/addresses';
import { visitor } from '@/tests/support/api';

const endpoints = routes.map((route) => route.endpoint);
const writing = endpoints.filter((endpoint) => endpoint.method !== 'GET' || endpoint.hasEffect);
const reading = endpoints.filter((endpoint) => endpoint.method === 'GET' && !endpoint.hasEffect);

const foreign: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site' },
  'another site of the same domain': { 'Sec-Fetch-Site': 'same-site' },
  'another origin': { Origin: 'https://evil.example' },
  'no origin': { Origin: 'null' },
  'an origin that begins like ours': { Origin: 'http://localhost.evil.example' },
  'our host over another port': { Origin: 'http://localhost:1' },
  'an origin that is no address': { Origin: '<script>' },
};
const own: Record<string, Record<string, string>> = {
  'no browser at all': {},
  'our own page': { 'Sec-Fetch-Site': 'same-origin', Origin: '' },
  'the address bar': { 'Sec-Fetch-Site': 'none' },
};
const ahead: Record<string, Record<string, string>> = {
  prefetch: { 'Sec-Purpose': 'prefetch' },
  prerender: { 'Sec-Purpose': 'prefetch;prerender' },
  'an old prefetch': { Purpose: 'prefetch' },
  'an old Firefox': { 'X-Moz': 'prefetch' },
};

let bearer: Awaited<ReturnType<typeof bearers>>;
beforeAll(async () => {
  bearer = await bearers();
});

describe.each(writing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '[R65] %s',
  (_, endpoint) => {
    const call = (headers: Record<string, string>) =>
      visitor().send(endpoint.method, exampleAddress(endpoint.path), {
        headers,
        bearer: bearer[endpoint.access],
        ...(endpoint.body ? { body: {} } : {}),
      });

    it.each(Object.entries(foreign))('is refused to %s', async (_name, headers) => {
      const reply = await call(headers);
      expect(reply.status).toBe(403);
      expect(reply.refusal.code).toBe('cross_site');
      expect(reply.headers.get('vary')).toContain('Sec-Fetch-Site');
      expect(reply.headers.get('vary')).toContain('Origin');
    });

    it.each(Object.entries(ahead))('is refused in advance: %s', async (_name, headers) => {
      expect((await call(headers)).status).toBe(403);
    });

    it.each(Object.entries(own))('is open to %s', async (_name, headers) => {
      const origin = headers.Origin === '' ? { ...headers, Origin: new URL(settings().siteUrl).origin } : headers;
      expect((await call(origin)).status).not.toBe(403);
    });
  },
);

describe.each(reading.map((endpoint) => [endpoint.path, endpoint] as const))('[R65] GET %s', (path, endpoint) => {
  it.each(Object.entries({ ...foreign, ...ahead }))('may be read from anywhere: %s', async (_name, headers) => {
    const { status } = await visitor().send('GET', exampleAddress(path), { headers, bearer: bearer[endpoint.access] });
    expect(status).not.toBe(403);
  });
});

describe('[R65] our own origin', () => {
  const login = (headers: Record<string, string>) => visitor().send('POST', '/api/users/login', { headers, body: {} });

  it('is in a demo the host that the browser opened', async () => {
    expect((await login({ Origin: 'http://127.0.0.1:4321', Host: '127.0.0.1:4321' })).status).toBe(400);
    expect((await login({ Origin: 'http://127.0.0.1:4321', Host: 'localhost:4321' })).status).toBe(403);
  });

  it('is in live mode the one of the settings alone', async () => {
    const restore = changeSettings({ mode: 'live', siteUrl: 'https://site.example' });
    try {
      expect((await login({ Origin: 'https://site.example', Host: 'inner:3000' })).status).toBe(400);
      expect((await login({ Origin: 'http://site.example' })).status).toBe(403);
      expect((await login({ Origin: 'https://evil.example', Host: 'evil.example' })).status).toBe(403);
    } finally {
      restore();
    }
  });
});

describe('[R65] GETs with effects', () => {
  it.each(writing.filter((endpoint) => endpoint.method === 'GET').map((endpoint) => endpoint.path))(
    '%s does not run on HEAD',
    async (path) => {
      const { status, headers } = await visitor().send('HEAD', `${path}?email=ann%40example.test`);
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET');
    },
  );

  it('are not kept by any cache', async () => {
    const { headers } = await visitor().send('GET', '/api/users/request-new-password?email=ann%40example.test');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
