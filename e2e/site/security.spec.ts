import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const targets = [
  '/',
  '/options-signals',
  '/reset-password/some-link-0123456789',
  '/no-such-page',
  '/500',
  '/api/healthz',
  '/api/trades',
  '/api/no-such-call',
  '/start.js',
  '/favicon.svg',
];

for (const target of targets) {
  test(`[R62] ${target} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(target)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': target.startsWith('/reset-password') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-demo-mode': '1',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    for (const absent of ['x-powered-by', 'access-control-allow-origin', 'set-cookie'])
      expect(headers[absent], absent).toBeUndefined();
    if (target.startsWith('/api/')) expect(headers['cross-origin-resource-policy']).toBe('same-origin');

    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    // One inline script is allowed by its hash: the script that runs before the first paint.
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src '));
    // Files and API responses run no scripts, so they omit the hashes, which are larger than many files.
    const isPage = !/^\/api\/|\.\w+$/.test(target);
    expect(scripts).toMatch(isPage ? /^script-src 'self' 'sha256-[\w+/]{43}='$/ : /^script-src 'self'$/);
    expect(policy.includes("style-src 'self' 'sha256-")).toBe(isPage);
    expect(policy).not.toContain('unsafe-eval');
  });
}

test('[R63] neither an injected script nor an event attribute runs', async ({ page, noise }) => {
  noise.allow(/policy/i, /\/nothing-here/, /404/);
  await new Shell(page).open('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = "script"';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/nothing-here" onerror="window.wasRun = \'onerror\'"><a href="javascript:window.wasRun=1" id="trap">trap</a>',
    );
    document.getElementById('trap')?.click();
  });
  await expect
    .poll(() => noise.all().filter((line) => line.startsWith('console: policy violation')).length)
    .toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => (window as unknown as { wasRun?: unknown }).wasRun)).toBeUndefined();
});

test('[R63] client navigation, styles included, violates no rule of the security policy', async ({ page }) => {
  const shell = await new Shell(page).open('/terms');
  for (const name of ['Signals', 'Pricing', 'Blog', 'Sign up free']) {
    await shell.follow(name);
    await expect(shell.heading).toBeVisible();
  }
  await expect(page).toHaveURL(({ pathname }) => pathname === '/sign-up');
  // The style sheet was prefetched, so the page looks the same as when opened directly.
  const look = () =>
    page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('input, h1, form')].map(
          (node) => getComputedStyle(node).padding + getComputedStyle(node).fontSize,
        ),
      );
  const arrived = await look();
  await page.reload();
  expect(await look()).toEqual(arrived);
});

const broken = [
  '%E0%A4%A',
  'x'.repeat(4000),
  '%7B%22__proto__%22%3A%7B%22id%22%3A%221%22%7D%7D',
  '%7B%22id%22%3A%221%22%2C%22na',
  'null',
  '%00',
  '%7B%22id%22%3A1%2C%22name%22%3A2%7D',
];

for (const value of broken) {
  test(`[R64] a user cookie of ${value.slice(0, 30)} counts as signed out, and is deleted`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'user', value, url: site }]);
    const shell = await new Shell(page).open('/');
    await expect(shell.logInButton).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('user');
  });
}

test('[R64] the server answers whatever cookies it is sent', async ({ site }) => {
  for (const value of [...broken, 'y'.repeat(10_000)]) {
    for (const path of ['/', '/options-signals', '/api/trades']) {
      const answer = await fetch(site + path, { headers: { Cookie: `user=${value}` } });
      expect(answer.status, `${path} ${value.slice(0, 20)}`).toBe(200);
    }
  }
});
