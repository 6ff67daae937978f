import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { settings } from '@/lib/server/platform/settings/env';
import { createApp } from '@/lib/server/app/app';
import { implement } from '@/lib/server/platform/http/implement';
import { routes } from '@/lib/server/app/routes';
import { bearers } from '@/tests/support/api/access';
import { exampleAddress } from '@/tests/support/accounts/addresses';
import { isPrivatePath, securityHeaders } from '@/lib/server/platform/http/security-headers';
import { visitor } from '@/tests/support/api/api';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { makeBars, makeSector, makeSymbol } from '@/tests/support/features/market';
import { membershipAddresses } from '@/tests/support/features/membership-addresses';
import { makePlace } from '@/tests/support/features/places';
import { openProject } from '@/tests/support/features/projects';
import { keptAddresses } from '@/tests/support/features/kept-addresses';
import { addRound } from '@/tests/support/features/rounds';
import { canceledDeposit } from '@/tests/support/features/transfers';

const failing = implement(
  defineContract({
    fail: { method: 'GET', path: '/api/fail', access: 'public', summary: 'Fails.', response: z.object({}) },
  }),
  { fail: () => Promise.reject(new Error('a fault')) },
);

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

describe('[R62] the headers of a response', () => {
  it.each([
    ['200', 'GET', '/api/healthz', 200],
    ['a refusal', 'GET', '/api/users/profile', 401],
    ['404', 'GET', '/api/nothing', 404],
    ['405', 'DELETE', '/api/healthz', 405],
    ['500', 'GET', '/api/fail', 500],
    ['the description', 'GET', '/api/openapi.json', 200],
    ['its page', 'GET', '/api/docs', 200],
    ['HEAD', 'HEAD', '/api/healthz', 200],
  ])('are all present on %s', async (_, method, path, status) => {
    const reply = await visitor({ api: createApp([...routes, ...failing]) }).send(method, path);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject(expected);
    expect(reply.headers.get('permissions-policy')).toContain('geolocation=()');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*\*/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(rule);
  });

  it('require https for two years where the site is https, and never where it is not', async () => {
    const plain = (await visitor().send('GET', '/api/healthz')).headers;
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    const restore = changeSettings({ siteUrl: 'https://site.example' });
    try {
      const { headers } = await visitor().send('GET', '/api/nothing');
      const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
      expect(seconds).toBe(2 * 365 * 86_400);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    } finally {
      restore();
    }
  });

  it.each([
    ...['/reset-password/x', '/investor/reset-password/x', '/confirm-signup/x', '/account/confirm-email/x'],
    ...['/account/cancel-email/x', '/account/bank-return', '/account/tradier-return'],
  ])('send the secret in the address of %s to no other page', (path) => {
    const isPrivatePage = isPrivatePath(path);
    expect(securityHeaders({ https: true, dev: false, isPrivatePage })['Referrer-Policy']).toBe('no-referrer');
  });

  it('let no other origin read a response, for any caller', async () => {
    for (const Origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      const { headers } = await visitor().send('GET', '/api/trades', { headers: { Origin } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      const preflight = await visitor().send('OPTIONS', '/api/trades', {
        headers: { Origin, 'Access-Control-Request-Method': 'GET' },
      });
      expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('[R39] mark a demo, and not a live site', async () => {
    expect((await visitor().send('GET', '/api/healthz')).headers.get('x-demo-mode')).toBe('1');
    const restore = changeSettings({ mode: 'live', siteUrl: 'https://site.example' });
    try {
      expect((await visitor().send('GET', '/api/healthz')).headers.get('x-demo-mode')).toBeNull();
    } finally {
      restore();
    }
  });

  it('give each request a new id, whatever id it was sent with', async () => {
    const headers = { 'X-Request-Id': 'mine\u00e4' };
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () =>
        (await visitor().send('GET', '/api/healthz', { headers })).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(5);
    expect(ids).not.toContain('mine');
  });
});

describe('[R66] what caches may keep', () => {
  let bearer: Awaited<ReturnType<typeof bearers>>;
  let code: string;
  const queries: Record<string, string> = {
    '/api/places': '?kind=cities',
    '/api/places/map': '?kind=cities',
    '/api/charts/sectors/:chart': '?slugs=kept-sector',
    '/api/charts/compare': '?symbols=KEPT,KEPU',
    '/api/symbols/figures': '?symbols=KEPT,KEPU',
    '/admin/fin-hub/stock-candles': '?symbol=KEPT',
    '/api/users/generate-promo-code': '?firstName=Ann&lastName=Lee',
    '/api/transactions/subscriptions/:uniqueId/verify': '?subscriptionType=member',
  };
  /** Data that does not exist by default: a sector of two stocks, a round, a project, a report. */
  const made: Record<string, string> = {
    '/api/charts/sectors/:chart': '/api/charts/sectors/revenue-by-year',
    '/api/charts/sectors/:slug/:chart': '/api/charts/sectors/kept-sector/revenue-by-year',
    '/api/charts/stocks/:ticker/:chart': '/api/charts/stocks/KEPT/price',
    '/api/symbols/:id': '/api/symbols/KEPT',
    '/api/symbols/:id/stocks': '/api/symbols/KEPT/stocks',
    '/api/symbols/:id/news-articles': '/api/symbols/KEPT/news-articles',
    '/api/symbols/:id/sector-news-articles': '/api/symbols/KEPT/sector-news-articles',
    '/api/sectors/:slug/symbols': '/api/sectors/kept-sector/symbols',
    '/api/sectors/:slug/sector-news-articles': '/api/sectors/kept-sector/sector-news-articles',
    '/api/rounds/:slug': '/api/rounds/kept-round',
    '/api/rounds/:slug/standing': '/api/rounds/kept-round/standing',
    '/api/ops/rounds/:slug/commitments': '/api/ops/rounds/kept-round/commitments',
    '/api/ops/weekly-reports/:week': '/api/ops/weekly-reports/2026-01-05',
  };
  beforeAll(async () => {
    bearer = await bearers();
    await makePlace({ slug: 'example-tx' });
    for (const ticker of ['KEPT', 'KEPU']) await makeBars(await makeSymbol({ ticker }), '2026-11-01', [10_000, 10_100]);
    await makeSector(['KEPT', 'KEPU'], { slug: 'kept-sector' });
    const { answer } = await visitor().ask(referralsContract.acceptTerms, {
      bearer: bearer.user.token,
      body: { version: currentPromoterTerms.version, showsName: true },
    });
    code = answer.code ?? '';
    await addRound({ slug: 'kept-round' });
    const project = await openProject();
    made['/api/projects/:slug'] = `/api/projects/${project}`;
    made['/api/backers/projects/:slug'] = `/api/backers/projects/${project}`;
    Object.assign(made, await membershipAddresses(bearer.user), await keptAddresses(bearer.user));
    made['/api/brokerage/transfers/:id'] = `/api/brokerage/transfers/${await canceledDeposit(bearer.user)}`;
    const report = { week: '2026-01-05', signedBy: 'Robin Example' };
    await visitor().ask(weeklyReportsContract.write, { bearer: settings().opsToken, body: report });
  });
  const gets = routes.map((route) => route.endpoint).filter((endpoint) => endpoint.method === 'GET');

  it.each(gets.map((endpoint) => [endpoint.path, endpoint] as const))('GET %s', async (path, endpoint) => {
    const plain = made[path] ?? exampleAddress(path.replace(':code', code).replace(':kind/:slug', 'cities/example-tx'));
    const asksForEmail = endpoint.query && !endpoint.sharedForS && endpoint.access === 'public';
    const usual = asksForEmail && !plain.includes('?') ? '?email=ann%40example.test' : '';
    const address = plain + (queries[path] ?? usual);
    const reply = await visitor().send('GET', address, { bearer: bearer[endpoint.access] });
    expect(reply.status).toBe(200);
    const isShared = endpoint.sharedForS !== undefined;
    expect(isShared && endpoint.access !== 'public').toBe(false);
    expect(reply.headers.get('cache-control')).toMatch(
      isShared ? /^public, max-age=0, s-maxage=\d+/ : /^private, no-store$/,
    );
    expect(reply.headers.get('vary')).toContain('Authorization');
  });

  it.each([
    '/api/users/profile/x.css',
    '/api/users/profile/;.js',
    '/api/users/profile;.js',
    '/api/users/profile.css',
    '/api/users/profile/%2e%2e/x.js',
    '/api/users/profile%2fx.css',
  ])('%s does not reach the profile', async (path) => {
    const { status, headers } = await visitor().send('GET', path, { bearer: bearer.member });
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each<Record<string, string>>([
    { 'X-Nextjs-Data': '1' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Now-Route-Matches': '1' },
    { 'X-Matched-Path': '/api/healthz' },
    { 'X-Original-Url': '/api/healthz' },
    { 'X-Http-Method-Override': 'DELETE' },
  ])('%j changes nothing', async (headers) => {
    for (const path of ['/api/users/profile', '/api/trades']) {
      const plain = await visitor().send('GET', path, { bearer: bearer.member });
      const reply = await visitor().send('GET', path, { bearer: bearer.member, headers });
      expect(reply.text.replace(/"asOf":"[^"]+"/, '')).toBe(plain.text.replace(/"asOf":"[^"]+"/, ''));
      expect(reply.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
      expect(JSON.stringify([...reply.headers])).not.toContain('evil.example');
    }
  });
});
