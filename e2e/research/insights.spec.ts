import { paths } from '@/lib/domain/shared/paths';
import { sessionCookies } from '@/e2e/accounts/cookies';
import { expect, test } from '@/e2e/support/fixtures';
import { ChartSection } from '@/e2e/pages/chart';
import { Shell } from '@/e2e/pages/shell';
import { SignUpPage } from '@/e2e/pages/sign-up-page';
import { freshEmail, goodPassword } from '@/e2e/support/accounts';

const insights = [
  paths.sectors,
  paths.sectorStocks('robotics'),
  paths.sectorNews('robotics'),
  paths.timing,
  paths.sectorInsights,
];

for (const path of insights) {
  const tag = path === paths.sectors || path === paths.timing ? [] : '@slow';
  test(
    `[S5][G11] after a login ${path} scrolls to the top and reloads 100 ms later, with the welcome message`,
    { tag },
    async ({ page, context, member }) => {
      await page.clock.install();
      const shell = await new Shell(page).open(path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const login = await shell.logIn();
      await login.email.fill(member.email);
      await login.password.fill(member.password);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);

      await page.clock.pauseAt(Date.now() + 3_600_000);
      await login.submit('Log in');
      await expect.poll(async () => (await sessionCookies(context)).user).toBeDefined();
      await page.clock.runFor(99);
      expect(await isSameDocument()).toBe(true);
      const reloaded = page.waitForEvent('load');
      await page.clock.runFor(1);
      await reloaded;
      expect(await isSameDocument()).toBe(false);
      await page.clock.resume();

      await expect(shell.toasts.status('Welcome Back! Pleasure to see you again.')).toBeVisible();
      await expect(shell.member('Ann Lee')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
}

test('[S5][B1] sector insights show the members’ section after a login, and the URL keeps the choice', async ({
  page,
  member,
}) => {
  const shell = await new Shell(page).open(paths.sectorInsights);
  const picker = page.getByRole('group', { name: 'Sectors' });
  await expect(page.locator('#charts').getByRole('link', { name: 'Unlock free' })).toBeVisible();
  await expect(picker).toBeHidden();
  const login = await shell.logIn();
  const reloaded = page.waitForEvent('load');
  await login.send(member.email, member.password);
  // The page reloads after a login; input entered before that would be lost.
  await reloaded;
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(6);
  await picker.getByRole('checkbox', { name: 'NFT' }).press('Space');
  await expect(page).toHaveURL(/sectors=3d-printing/);
  const revenue = await new ChartSection(page, 'Revenue').shown();
  await expect(revenue.card.getByText(/^In 20\d\d: 3D printing\s\$/)).not.toContainText('NFT');
  await page.reload();
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(5);
});

test('[S5] other pages do not reload after a login', async ({ page, member }) => {
  const shell = await new Shell(page).open(paths.stocksToWatch);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const login = await shell.logIn();
  await login.send(member.email, member.password);
  await expect(shell.toasts.status('Welcome Back!')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[S5] [D8] [S20] a registration behind a paywall goes back to the post, at its top, and does not reload', async ({
  page,
}) => {
  const post = paths.post('a-band-is-a-promise');
  // The viewport is so low that the user has to scroll down to it.
  await page.setViewportSize({ width: 1280, height: 300 });
  const signUp = await new SignUpPage(page).openForm(`?paywall=${encodeURIComponent(post)}`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await signUp.fill({ firstName: 'Cleo', lastName: 'Park', email: freshEmail(), password: goodPassword });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await signUp.submit();
  await expect(page).toHaveURL(post);
  await expect(signUp.toasts.status('Welcome to The ROI')).toBeVisible();
  await expect(signUp.member('Cleo Park')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
