import { chromiumArguments, findChromium } from '@/tests/support/browser/chromium';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

// Launches its own browser: Playwright disables the back-forward cache by default.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('[R21][R66] after signing out, Back shows no member data, even from the back-forward cache', async ({
  page,
  signedIn,
}) => {
  const name = `${signedIn.firstName} ${signedIn.lastName}`;
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  );
  const shell = await new Shell(page).open(paths.account);
  await expect(shell.member(name)).toBeVisible();
  await shell.open(paths.terms);
  await shell.signOut(name);
  await expect(page).toHaveURL(paths.landing);

  await page.goBack();
  await expect(page).toHaveURL(paths.terms);
  await expect(shell.logInButton).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.account);
  await expect(shell.logInButton).toBeVisible();
  expect(await page.content()).not.toContain(signedIn.lastName);
});
