import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { holdScripts } from '@/e2e/support/held-scripts';
import { Shell } from '@/e2e/pages/shell';

test('[U1][S20] after signing out, focus is on the page, so that the next Tab continues from there', async ({
  page,
  signedIn,
}) => {
  const shell = await new Shell(page).open(paths.terms);
  await shell.signOut(`${signedIn.firstName} ${signedIn.lastName}`);
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('main')).toBeFocused();
});

test('[S9] a click on Log in before scripts run opens the login page, which leads back', async ({ page, member }) => {
  const held = await holdScripts(page);
  await page.goto(paths.terms, { waitUntil: 'commit' });
  const shell = new Shell(page);
  await shell.logInButton.click();
  await expect(page).toHaveURL(paths.login);
  held.release();
  await expect(shell.heading).toHaveText('Log in');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(member.email);
  await main.getByLabel('Password', { exact: true }).fill(member.password);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(shell.member(`${member.firstName} ${member.lastName}`)).toBeVisible();
  await expect(page).toHaveURL(paths.terms);
});

test('[S1] before scripts run, a member sees no button that is for visitors', async ({ page, signedIn }) => {
  const held = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign up free' })).toBeHidden();
  held.release();
  await expect(new Shell(page).member(`${signedIn.firstName} ${signedIn.lastName}`)).toBeVisible();
});

test('[S1] header, footer and pages use the same wording for signing up', async ({ page }) => {
  // Links in the cards for new members name the role instead of using the common wording.
  const inCards = page.locator(`article a[href^="${paths.signUp}"]`);
  for (const path of [paths.home, paths.landing, paths.optionsSignals]) {
    await page.goto(path);
    const cards = await inCards.allInnerTexts();
    const labels = (await page.locator(`a[href^="${paths.signUp}"]`).allInnerTexts()).filter(
      (label) => !cards.includes(label),
    );
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels.map((label) => label.trim()))).toEqual(new Set(['Sign up free']));
  }
});

for (const path of [
  '/open-account/foo',
  '/open-account/agreementsx',
  `/stocks/${'a'.repeat(200)}`,
  '/stocks/1234',
  '/stocks/aapl&token=x',
  '/stocks/%00',
  '/places/cities/%00',
  '/places/schools/a%00b',
  '/rounds/%00',
  '/back-a-project/%00',
  '/stock-insights-by-sector/%00',
  '/stock-insights-by-sector/%00/news',
  '/blog/%00',
  '/weekly-reports/%00',
]) {
  test(`[S1][R43] ${path.slice(0, 30)} is not found`, async ({ site }) => {
    // Sent as a raw path, because a browser would normalize the URL first.
    expect(await statusOf(site, path)).toBe(404);
  });
}

test('[S1] a lowercase ticker redirects to the stock', async ({ site, page }) => {
  expect(await statusOf(site, '/stocks/aapl')).toBe(308);
  await page.goto('/stocks/aapl');
  await expect(page).toHaveURL('/stocks/AAPL');
});

test('[U5] addresses that people guess lead to their pages', async ({ page }) => {
  const guessed = [
    ['/sectors', paths.sectors],
    ['/signals', paths.optionsSignals],
    ['/pricing', paths.subscribe],
    ['/help', `${paths.contact}#answers`],
    ['/about', paths.aboutValues],
    ['/register', paths.signUp],
    ['/projects', paths.backProject],
  ] as const;
  for (const [path, target] of guessed) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 307, target]);
  }
});

test('[U1] the home page shows three trades on a phone and says so, and five in a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  const record = page.getByRole('main').getByRole('table').first();
  await expect(record.locator('tbody tr').filter({ visible: true })).toHaveCount(3);
  await expect(page.getByText(/^Latest 3 of \d+ trades/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(record.locator('tbody tr').filter({ visible: true })).toHaveCount(5);
  await expect(page.getByText(/^Latest 5 of \d+ trades/)).toBeVisible();
});

async function statusOf(site: string, path: string) {
  const { hostname, port } = new URL(site);
  const request = httpRequest({ hostname, port, path });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('[U1] every label of the header’s menus is on one line where the bar is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Shell(page).open(paths.terms);
  const bar = page.getByRole('banner').getByRole('navigation').first();
  const heights: number[] = [];
  for (const name of ['Research', 'Ambassadors', 'Invest']) {
    await bar.getByText(name, { exact: true }).click();
    for (const link of await bar.locator('details[open]').getByRole('link').all())
      heights.push(Math.round((await link.boundingBox())?.height ?? 0));
  }
  expect(heights).toHaveLength(16);
  expect(new Set(heights)).toEqual(new Set([44]));
});

test('[U1] every link of the footer’s columns is on one line from a tablet’s width', async ({ page }) => {
  await new Shell(page).open(paths.terms);
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links).toHaveCount(16);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await links.evaluateAll((all) =>
      all
        .map((link) => link.firstChild!)
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length;
        }),
    );
    expect([width, ...new Set(lines)]).toEqual([width, 1]);
  }
});
