import { wrongCredentials } from '@/lib/content/accounts/messages';
import { paths } from '@/lib/domain/shared/paths';
import { isSignedIn, logIn, registerMember } from '@/e2e/support/accounts';
import { sessionCookies } from './cookies';
import { expect, test } from '@/e2e/support/fixtures';
import { LoginModal } from '@/e2e/pages/login-modal';
import { Shell } from '@/e2e/pages/shell';

const day = 86_400;

test('[S20][R64] logging in through the modal shows a welcome and stores user and tokens in cookies with their lifetimes', async ({
  page,
  context,
  member,
}) => {
  const shell = await new Shell(page).open(paths.terms);
  const login = await shell.logIn();
  await login.send(member.email, member.password);
  await expect(shell.toasts.status('Welcome Back! Pleasure to see you again.')).toBeVisible();
  await login.gone();
  await expect(shell.member('Ann Lee')).toBeVisible();
  await expect(page).toHaveURL(paths.terms);

  const { accessToken, refreshToken, user } = await sessionCookies(context);
  expect(JSON.parse(decodeURIComponent(user?.value ?? ''))).toEqual({ id: member.id, name: 'Ann Lee' });
  for (const [cookie, seconds] of [
    [accessToken, 900],
    [refreshToken, 14 * day],
    [user, 14 * day],
  ] as const) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - seconds)).toBeLessThan(60);
  }

  await page.reload();
  await expect(shell.member('Ann Lee')).toBeVisible();
});

test('[S20][G2] a wrong password shows the server’s message', async ({ page, member, noise }) => {
  noise.allow(/401/);
  const shell = await new Shell(page).open(paths.terms);
  const login = await shell.logIn();
  await login.send(member.email, 'not the password');
  const toast = shell.toasts.error(wrongCredentials);
  await expect(toast).toBeVisible();
  // The form shows the error too, and keeps it after the toast has closed.
  const inForm = page.getByRole('dialog').getByText(wrongCredentials);
  await expect(inForm).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(inForm).toBeVisible();
  // [U6] The input is kept.
  await expect(login.email).toHaveValue(member.email);
  await expect(login.password).toHaveValue('not the password');
});

test('[R14] [R21] signing out cancels a session check that is still under way', async ({ page, signedIn }) => {
  const check = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    check.resolve();
    await release.promise;
    await route.continue();
  });
  // Leaving the page would also cancel the check.
  await page.route(`**${paths.landing}`, async (route) => {
    await release.promise;
    await route.continue();
  });
  const shell = await new Shell(page).open(paths.terms);
  await check.promise;
  // Long before the client itself would time out.
  const cancelled = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().endsWith('/api/auth/session'),
    timeout: 10_000,
  });
  await shell.signOut(`${signedIn.firstName} ${signedIn.lastName}`);
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  release.resolve();
  await expect(page).toHaveURL(paths.landing);
});

test('[S20][R21] signing out leads to /2024, empties the cookies and revokes both tokens on the server', async ({
  page,
  context,
  site,
  signedIn,
}) => {
  const shell = await new Shell(page).open(paths.home);
  const revoked = page.waitForResponse('**/api/auth/logout');
  await shell.signOut('Ann Lee');
  await expect(page).toHaveURL(paths.landing);
  await expect(shell.logInButton).toBeVisible();
  expect(await sessionCookies(context)).toEqual({});
  expect((await revoked).status()).toBe(200);
  expect(await isSignedIn(site, signedIn.token)).toBe(false);
  const refused = await fetch(`${site}/api/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken: signedIn.refreshToken }),
  });
  expect(refused.status).toBe(401);
});

test('[R21] signing out works without a network', async ({ page, context, signedIn, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load script/);
  const shell = await new Shell(page).open(paths.terms);
  await context.setOffline(true);
  await shell.signOut(`${signedIn.firstName} Lee`);
  await expect.poll(() => sessionCookies(context)).toEqual({});
  await context.setOffline(false);
  await shell.open(paths.terms);
  await expect(shell.logInButton).toBeVisible();
});

test('[G6][S20] signing out or switching accounts in one tab shows in the other', async ({
  page,
  context,
  site,
  signedIn,
}) => {
  const other = await registerMember(site, { firstName: 'Bea' });
  const first = await new Shell(page).open(paths.terms);
  const second = await new Shell(await context.newPage()).open(paths.privacy);
  await expect(second.member(`${signedIn.firstName} Lee`)).toBeVisible();

  await first.signOut('Ann Lee');
  await expect(second.logInButton).toBeVisible();
  await expect(second.member('Ann Lee')).toHaveCount(0);
  await expect(second.page).toHaveURL(paths.privacy);

  await second.page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    new MutationObserver(() => names.push(document.querySelector('header summary')?.textContent ?? '')).observe(
      document.body,
      { childList: true, subtree: true, characterData: true },
    );
  });
  const login = await first.logIn();
  await login.send(other.email, other.password);
  await expect(second.member('Bea Lee')).toBeVisible();
  expect(await second.page.evaluate(() => (window as unknown as { names: string[] }).names)).not.toContain('Ann Lee');
});

test(
  '[G6] a tab shows the account that another tab switched to',
  { tag: '@slow' },
  async ({ page, context, site, signedIn }) => {
    const shell = await new Shell(page).open(paths.terms);
    await expect(shell.member(`${signedIn.firstName} Lee`)).toBeVisible();
    const other = await registerMember(site, { firstName: 'Bea' });
    const tab = await new Shell(await context.newPage()).open(paths.privacy);
    await tab.signOut('Ann Lee');
    await (await tab.logIn()).send(other.email, other.password);
    await expect(shell.member('Bea Lee')).toBeVisible();
    await expect(shell.member('Ann Lee')).toHaveCount(0);
  },
);

test('[S20] an investor logs in through the same modal, opened for investors', async ({ page, site, context }) => {
  const investor = await registerMember(site, { kind: 'investor', firstName: 'Ida' });
  const shell = await new Shell(page).open(`${paths.signUp}?as=investor`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const login = await new LoginModal(page).shown();
  await expect(login.dialog.getByText('You are logging in to your investor account.')).toBeVisible();
  await login.send(investor.email, investor.password);
  await expect(shell.member('Ida Lee')).toBeVisible();
  expect(Object.keys(await sessionCookies(context)).toSorted()).toEqual(['accessToken', 'refreshToken', 'user']);
  expect((await logIn(site, investor)).id).toBe(investor.id);
});
