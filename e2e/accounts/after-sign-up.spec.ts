import { addToWatchlist } from '@/lib/content/research/add-to-watchlist';
import { stockCharts } from '@/lib/content/research/stocks';
import { homePartCopy } from '@/lib/content/my-account/home';
import { welcomeCopy } from '@/lib/content/my-account/welcome';
import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { paths } from '@/lib/domain/shared/paths';
import { freshEmail, giveSession, goodPassword } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { SignUpPage } from '@/e2e/pages/sign-up-page';
import { Shell } from '@/e2e/pages/shell';
import type { Page } from '@playwright/test';

/** Goes from a page's "Sign up free" to the end of the form, using only the keyboard. */
async function signUpByKeyboard(page: Page, path: string) {
  const shell = await new Shell(page).open(path);
  // The code that stores the visitor's page loads after the page itself.
  await page.waitForFunction(() => sessionStorage.getItem('sessionId') !== null);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up free' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.signUp);
  const signUp = await new SignUpPage(page).ready();
  await page.getByRole('main').getByLabel('First name', { exact: true }).focus();
  const email = freshEmail();
  for (const text of ['Cleo', 'Park', email, goodPassword]) {
    await page.keyboard.type(text);
    await page.keyboard.press(text === goodPassword ? 'Enter' : 'Tab');
  }
  await expect(signUp.member('Cleo Park')).toBeVisible();
  return { shell, email };
}

test('a visitor from a stock page returns to it with its charts unlocked, and the welcome stays closed', async ({
  page,
  site,
  newBrowser,
}) => {
  const { email } = await signUpByKeyboard(page, paths.stock('AAPL'));
  await expect(page).toHaveURL(paths.stock('AAPL'));
  await expect(page.getByText(stockCharts.visitors)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up free' })).toHaveCount(0);
  const welcome = page.getByRole('region', { name: welcomeCopy.title });
  await expect(welcome.getByRole('link')).toHaveCount(3);
  const closed = page.waitForResponse((answer) => answer.url().endsWith('/api/account/welcome') && answer.ok());
  await welcome.getByRole('button', { name: welcomeCopy.close }).press('Enter');
  await expect(welcome).toHaveCount(0);
  await closed;
  await page.reload();
  await expect(page.getByRole('banner').getByText('Cleo Park')).toBeVisible();
  await expect(welcome).toHaveCount(0);

  const other = await newBrowser();
  const answer = await page.request.post(`${site}/api/users/login`, { data: { email, password: goodPassword } });
  await giveSession(other, site, (await answer.json()) as Parameters<typeof giveSession>[2]);
  const home = await other.newPage();
  await home.goto(paths.account);
  await expect(home.getByRole('region', { name: 'Next steps' })).toBeVisible();
  await expect(home.getByRole('region', { name: homePartCopy.steps.setUp })).toHaveCount(0);
});

test('[B9] [S20] a stock that a visitor adds to a watchlist is on one after the sign-up, on the same page', async ({
  page,
}) => {
  await new Shell(page).open(paths.stock('MSFT'));
  await page.getByRole('button', { name: addToWatchlist }).click();
  const form = page.getByRole('dialog', { name: 'Join The ROI' });
  const values = { 'First name': 'Cleo', 'Last name': 'Park', Email: freshEmail(), Password: goodPassword };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('checkbox', { name: 'My stocks', checked: true })).toBeVisible();
  await expect(page).toHaveURL(paths.stock('MSFT'));
  await page.getByRole('link', { name: 'Manage watchlists' }).click();
  await expect(page.getByRole('main').getByRole('rowheader').getByRole('link')).toHaveText(['MSFT']);
});

test('a visitor from a post returns to the post', { tag: '@slow' }, async ({ page }) => {
  await signUpByKeyboard(page, paths.post('what-a-golden-cross-is'));
  await expect(page).toHaveURL(paths.post('what-a-golden-cross-is'));
});

test('a new member’s home shows the welcome until it is closed, with links to start', async ({ page, signedIn }) => {
  const shell = await new Shell(page).open(paths.account);
  await expect(shell.member(`${signedIn.firstName} ${signedIn.lastName}`)).toBeVisible();
  const welcome = page.getByRole('region', { name: homePartCopy.steps.setUp });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('link', { name: homePartCopy.steps.names.watchlist }).click();
  await expect(page).toHaveURL(paths.watchlists);
  await page.goto(paths.account);
  await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('earlier links to a part of the account lead to its page', async ({ page, signedIn }) => {
  await page.goto(`${paths.account}#security`);
  await expect(page).toHaveURL(`${profilePaths.security}#security`);
  await page.goto(`${paths.profile}#data`);
  await expect(page).toHaveURL(`${profilePaths.data}#data`);
  await page
    .getByRole('navigation', { name: 'Profile and settings' })
    .getByRole('link', { name: 'Notifications' })
    .click();
  await expect(page).toHaveURL(profilePaths.notifications);
  await page.goBack();
  await expect(page).toHaveURL(`${profilePaths.data}#data`);
  await expect(new Shell(page).member(`${signedIn.firstName} ${signedIn.lastName}`)).toBeVisible();
});
