import { expect, test } from '@/e2e/support/fixtures';

test('[R66] personal responses are never cached, and unusual URL suffixes find nothing', async ({
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.token}` };
  const profile = await request.get('/api/users/profile', { headers });
  expect(profile.status()).toBe(200);
  expect(profile.headers()['cache-control']).toBe('private, no-store');
  for (const path of [
    '/profile/x.css',
    '/account/x.css',
    '/api/users/profile/;.js',
    '/api/users/profile/x.css',
    '/api/users/profile%2Fx.css',
    '/api/users/profile;x.css',
  ]) {
    const answer = await request.get(path, { headers });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain(member.email);
  }
});

const forged: Record<string, string>[] = [
  { 'X-Nextjs-Data': '1' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Now-Route-Matches': '1=/account' },
  { 'X-Matched-Path': '/account' },
  { 'X-Middleware-Subrequest': 'pages/_middleware' },
  { 'X-Invoke-Path': '/account' },
  { 'X-Prerender-Revalidate': 'guess' },
  { 'X-Original-Url': '/account' },
];

test('[R66] forged headers change neither a page’s caching nor its content', async ({ site }) => {
  for (const path of ['/terms', '/options-signals', '/api/trades']) {
    const plain = await read(site + path);
    expect(plain.setCookie).toBeNull();
    for (const headers of forged)
      expect(await read(site + path, headers), `${path} ${JSON.stringify(headers)}`).toEqual(plain);
  }
});

test('[R66] public pages set no cookie, and error responses are not cached', async ({ request }) => {
  for (const path of ['/', '/options-signals', '/terms']) {
    const headers = (await request.get(path)).headers();
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['cache-control'], path).toBeDefined();
  }
  for (const path of ['/no-such-page', '/api/no-such-call']) {
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/no-store/);
  }
});

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers });
  const body = (await answer.text()).replaceAll(/"asOf":"[^"]+"/g, '');
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control'),
    setCookie: answer.headers.get('set-cookie'),
    body,
  };
}
