import { cookiesByName } from '@/e2e/accounts/cookies';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

/** The router that Next exposes on `window.next`. */
type Router = { push: (path: string) => Promise<boolean> };

const year = 365 * 86_400;
const utm = {
  utm_source: 'a letter',
  utm_medium: 'mail',
  utm_id: '7',
  utm_campaign: 'spring',
  utm_term: 'options',
  utm_content: 'top',
};

test('[S4] the referral and the six campaign values are kept for 365 days, and only the referral leaves the address', async ({
  page,
  context,
}) => {
  const query = new URLSearchParams({ ...utm, referredBy: 'ann-1', sort: 'roi' });
  await new Shell(page).open(`/options-signals?${query.toString()}#record`);
  await expect(page).toHaveURL(`/options-signals?${new URLSearchParams({ ...utm, sort: 'roi' }).toString()}#record`);

  const cookies = await cookiesByName(context);
  for (const [name, value] of Object.entries({ ...utm, referredBy: 'ann-1' })) {
    const cookie = cookies[name];
    expect(decodeURIComponent(cookie?.value ?? ''), name).toBe(value);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year), name).toBeLessThan(120);
  }
  expect(cookies.uniqueId?.value).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(Math.abs((cookies.uniqueId?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);
});

test('[S4] the first referral stays, the latest campaign counts, and both survive a change of page', async ({
  page,
  context,
}) => {
  const shell = await new Shell(page).open('/?referredBy=first&utm_source=one');
  await shell.open('/?referredBy=second&utm_source=two');
  await shell.follow('Signals');
  await expect(page).toHaveURL('/options-signals');
  const cookies = await cookiesByName(context);
  expect(cookies.referredBy?.value).toBe('first');
  expect(cookies.utm_source?.value).toBe('two');
});

test('[S4] the referral stays out of the address of a stock page, also after Back and a reload', async ({ page }) => {
  const shell = await new Shell(page).open('/stocks/AAPL?via=r&referredBy=ann-1&range=1y#figures');
  const address = '/stocks/AAPL?range=1y#figures';
  await expect(page).toHaveURL(address);
  await shell.follow('Pricing');
  await expect(page).toHaveURL('/subscribe');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page).toHaveURL(address);
});

test('[S4][R64] malformed values are shortened or dropped, and nothing breaks', async ({ page, context }) => {
  const malformed = `referredBy=${encodeURIComponent('<script>x</script>')}&utm_source=${'long'.repeat(400)}&utm_medium=%E0%A4%A&utm_term=${encodeURIComponent('a\u0000b')}`;
  await new Shell(page).open(`/terms?${malformed}`);
  const cookies = await cookiesByName(context);
  expect(cookies.referredBy).toBeUndefined();
  expect(cookies.utm_source?.value.length).toBeLessThanOrEqual(128);
  expect(cookies.utm_term).toBeUndefined();
  for (const { value } of Object.values(cookies)) expect(decodeURIComponent(value)).not.toMatch(/[<>\u0000]/);
});

test('[S5] scroll=true scrolls smoothly to the top, on arrival and after a change of page', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const scrollTo = window.scrollTo.bind(window) as (...given: unknown[]) => void;
    window.scrollTo = (...given: unknown[]) => {
      asked.push(given[0]);
      scrollTo(...given);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  await new Shell(page).open('/terms');
  expect(await asked()).not.toContainEqual({ top: 0, behavior: 'smooth' });
  await new Shell(page).open('/terms?scroll=true');
  await expect.poll(asked).toContainEqual({ top: 0, behavior: 'smooth' });

  await new Shell(page).open('/terms');
  expect(await asked()).not.toContainEqual({ top: 0, behavior: 'smooth' });
  await page.evaluate(() => {
    window.scrollTo({ top: 2_000 });
    return (window as unknown as { next: { router: Router } }).next.router.push('/privacy?scroll=true');
  });
  await expect(page).toHaveURL('/privacy?scroll=true');
  await expect.poll(asked).toContainEqual({ top: 0, behavior: 'smooth' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[S7] a build without the setting reports no page view and no sign-out click', async ({ page, signedIn }) => {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.url());
  });
  const shell = await new Shell(page).open('/');
  await shell.follow('Signals');
  await expect(page).toHaveURL('/options-signals');
  await shell.signOut(`${signedIn.firstName} ${signedIn.lastName}`);
  await expect(page).toHaveURL('/2024');
  await expect(shell.logInButton).toBeVisible();
  expect(events).toEqual([]);
});
