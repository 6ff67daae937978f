import { beforeAll, describe, expect, it } from 'vitest';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { settings } from '@/lib/server/platform/settings/env';
import { routes } from '@/lib/server/app/routes';
import { bearers } from '@/tests/support/api/access';
import { exampleAddress } from '@/tests/support/accounts/addresses';
import { visitor } from '@/tests/support/api/api';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { makeBars, makeSector, makeSymbol } from '@/tests/support/features/market';
import { membershipAddresses } from '@/tests/support/features/membership-addresses';
import { makePlace } from '@/tests/support/features/places';
import { openProject } from '@/tests/support/features/projects';
import { keptAddresses } from '@/tests/support/features/kept-addresses';
import { addRound } from '@/tests/support/features/rounds';
import { canceledDeposit } from '@/tests/support/features/transfers';

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
  /** URLs of data that does not exist by default: a sector of two stocks, a round, a project, a report. */
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
