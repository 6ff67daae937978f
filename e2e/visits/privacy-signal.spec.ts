import { cookiesByName } from '@/e2e/accounts/cookies';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { privacySignals, showSignal, walkFromLetter } from './privacy-signals';

/** Cookies that identify a browser or store how it arrived. */
const following = ['uniqueId', 'referredBy', 'utm_source', 'utm_campaign'];

async function walk(shell: Shell) {
  const events = await walkFromLetter(shell);
  const cookies = Object.keys(await cookiesByName(shell.page.context()));
  const stored = await shell.page.evaluate(() => Object.keys(localStorage));
  return { events, kept: [...cookies, ...stored].filter((name) => following.includes(name) || name === 'touches') };
}

for (const { name, headers, property, value } of privacySignals)
  test(`[J2] a browser with ${name} gets no id, campaign or referral cookie, and reports nothing`, async ({ page }) => {
    await page.setExtraHTTPHeaders(headers);
    await page.addInitScript(showSignal, [property, value] as const);
    expect(await walk(new Shell(page))).toEqual({ events: [], kept: [] });
  });

test('[J2] the site declares that it honors the signal', async ({ request }) => {
  const answer = await request.get('/.well-known/gpc.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.json()).toMatchObject({ gpc: true });
});

test('[J2] the same visit without a signal stores them (control for the test above)', async ({ page }) => {
  const { kept } = await walk(new Shell(page));
  expect(kept).toEqual(expect.arrayContaining(following));
});

test.describe('where consent is required', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('[J2] nothing is stored before an answer', async ({ page }) => {
    expect((await walk(new Shell(page))).kept).toEqual([]);
  });
});
