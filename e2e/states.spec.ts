import type { Page } from '@playwright/test';
import { paths } from '@/lib/domain/paths';
import { findFaults } from './axe';
import { expect, test } from './fixtures';
import { Shell } from './pages/shell';
import { SignUpPage } from './pages/sign-up-page';
import { TradeRecordPage } from './pages/trade-record-page';

/** Modals, toasts, menus and error states, each in both themes on both widths. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[U1] axe finds nothing in the login modal, also with its errors', async ({ page }) => {
      const login = await (await new Shell(page).open(paths.landing)).openLogin();
      await expectSound(page, 'empty');
      await login.submit('Log in');
      await expect(login.dialog.getByText('Required')).toHaveCount(2);
      await expectSound(page, 'with errors');
    });

    test('[U1] axe finds nothing in the forgot password modal with a toast over it', async ({ page }) => {
      const shell = await new Shell(page).open(paths.landing);
      const forgot = await (await shell.openLogin()).forgotPassword();
      await forgot.submit('Send');
      await expect(shell.toasts.error('Oops')).toBeVisible();
      await expectSound(page, 'with a toast');
    });

    test('[U1] axe finds nothing in the sign-up form with its errors', async ({ page }) => {
      const signUp = await new SignUpPage(page).openForm();
      await signUp.submit();
      await expect(signUp.firstName).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page, 'with errors');
    });

    test('[U1] axe finds nothing in the open menus', async ({ page, signedIn }) => {
      const shell = await new Shell(page).open(paths.landing);
      await shell.member(`${signedIn.firstName} ${signedIn.lastName}`).click();
      await expectSound(page, 'account menu');
      if (width < 1000) await shell.openMenu();
      await expectSound(page, 'navigation');
    });

    test('[U1] axe finds nothing on a page that does not exist', async ({ page, noise }) => {
      noise.allow(/404/);
      await new Shell(page).open('/no-such-page');
      await expectSound(page, '404');
    });

    test('[U1] axe finds nothing where the live variant did not load, and its remedy works', async ({
      page,
      noise,
    }) => {
      noise.allow(/failed: GET .*variant=live/, /net::ERR_FAILED/);
      await page.route(/api\/trades\?variant=live/, (route) => route.abort(), { times: 1 });
      const record = await new TradeRecordPage(page).openRecord('?variant=live');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('did not load');
      await expectSound(page, 'error state');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(record.table).toBeVisible();
    });
  });
}

async function expectSound(page: Page, state: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}
