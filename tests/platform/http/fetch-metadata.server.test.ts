import { describe, expect, it } from 'vitest';
import { routes } from '@/lib/server/app/routes';
import { settings } from '@/lib/server/platform/settings/env';
import { assertSameOriginCall } from '@/lib/server/platform/http/fetch-metadata';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { expectReached, lastingBearers } from '@/tests/support/api/access';
import { exampleAddress } from '@/tests/support/accounts/addresses';
import { visitor } from '@/tests/support/api/api';
import { checkEvery } from '@/tests/support/check-every';
import { shareOf } from '@/tests/support/share-of';

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
  'an origin that is not an address': { Origin: '<script>' },
  'an image of a page': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
};
const own: Record<string, Record<string, string>> = {
  'no browser at all': {},
  'our own page': { 'Sec-Fetch-Site': 'same-origin', Origin: '' },
  'the address bar': { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  'a call by fetch': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
  'a browser that sends no destination': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
};
const ahead: Record<string, Record<string, string>> = {
  prefetch: { 'Sec-Purpose': 'prefetch' },
  prerender: { 'Sec-Purpose': 'prefetch;prerender' },
  'an old prefetch': { Purpose: 'prefetch' },
  'an old Firefox': { 'X-Moz': 'prefetch' },
};

const bearerFor = lastingBearers();

describe.each(writing.map((endpoint, index) => [`${endpoint.method} ${endpoint.path}`, endpoint, index] as const))(
  '[R65] %s',
  (_, endpoint, index) => {
    const call = async (headers: Record<string, string>) =>
      visitor().send(endpoint.method, exampleAddress(endpoint.path), {
        headers,
        bearer: await bearerFor(endpoint.access),
        ...(endpoint.body ? { body: {} } : {}),
      });

    it('is refused to cross-site pages', () =>
      checkEvery(shareOf(Object.entries(foreign), index), async (headers) => {
        const reply = await call(headers);
        expect(reply.status).toBe(403);
        expect(reply.refusal.code).toBe('cross_site');
        expect(reply.headers.get('vary')).toContain('Sec-Fetch-Site');
        expect(reply.headers.get('vary')).toContain('Origin');
      }));

    it('is refused as a preflight', () =>
      checkEvery(shareOf(Object.entries(ahead), index), async (headers) => {
        expect((await call(headers)).status).toBe(403);
      }));

    it('is open to our own pages and to programs', () =>
      checkEvery(shareOf(Object.entries(own), index), async (headers) => {
        const origin = headers.Origin === '' ? { ...headers, Origin: new URL(settings().siteUrl).origin } : headers;
        expectReached(await call(origin));
      }));
  },
);

describe.each(reading.map((endpoint, index) => [endpoint.path, endpoint, index] as const))(
  '[R65] GET %s',
  (path, endpoint, index) => {
    it('may be read from anywhere', () =>
      checkEvery(shareOf(Object.entries({ ...foreign, ...ahead }), index), async (headers) => {
        const bearer = await bearerFor(endpoint.access);
        expectReached(await visitor().send('GET', exampleAddress(path), { headers, bearer }));
      }));
  },
);

const embedded: Record<string, Record<string, string>> = {
  'an image of our own page': {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'no-cors',
    'Sec-Fetch-Dest': 'image',
  },
  'an image that claims to navigate': {
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'image',
  },
  'a frame': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
  'an old frame': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'frame' },
  'an embed element': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'embed' },
  'an object element': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'object' },
  'a script element': { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
  'a destination alone': { 'Sec-Fetch-Dest': 'image' },
  'a navigation to nothing': { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'empty' },
};

describe.each([
  ['a GET with effects', { method: 'GET', hasEffect: true }],
  ['a POST', { method: 'POST' }],
] as const)('[R65] %s', (_, endpoint) => {
  it.each(Object.entries(embedded))('is refused to %s', (_name, headers) => {
    expect(() => assertSameOriginCall(endpoint, new Headers(headers))).toThrow('only allowed from our own pages');
  });

  it.each(Object.entries(own))('is open to %s', (_name, { Origin: _origin, ...headers }) => {
    expect(() => assertSameOriginCall(endpoint, new Headers(headers))).not.toThrow();
  });
});

describe('[R65] our own origin', () => {
  const login = (headers: Record<string, string>) => visitor().send('POST', '/api/users/login', { headers, body: {} });

  it('is the host that the browser opened, in a demo', async () => {
    expect((await login({ Origin: 'http://127.0.0.1:4321', Host: '127.0.0.1:4321' })).status).toBe(400);
    expect((await login({ Origin: 'http://127.0.0.1:4321', Host: 'localhost:4321' })).status).toBe(403);
  });

  it('is only the configured one, in live mode', async () => {
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

  it('are not cached', async () => {
    const { headers } = await visitor().send('GET', '/api/users/request-new-password?email=ann%40example.test');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
