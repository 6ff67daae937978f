import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible, looks } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { SignUpPage } from '@/e2e/pages/sign-up-page';
import { TradeRecordPage } from '@/e2e/pages/trade-record-page';

/** Modals, toasts, menus and error states, each in a narrow light variant and a wide dark one. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[U1] axe finds nothing in the login modal with its errors', { tag: '@slow' }, async ({ page }) => {
  const login = await (await new Shell(page).open(paths.landing)).openLogin();
  await login.submit('Log in');
  await expect(login.dialog.getByText('Required')).toHaveCount(2);
  await expectAccessible(page, 'with errors');
});

test('[U1] axe finds nothing in the forgot password modal with a toast over it', { tag: '@slow' }, async ({ page }) => {
  const shell = await new Shell(page).open(paths.landing);
  const forgot = await (await shell.openLogin()).forgotPassword();
  await forgot.submit('Send');
  const toast = shell.toasts.error('Oops');
  // A toast stays open while it has focus.
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await expectAccessible(page, 'with a toast');
  await expect(toast).toBeVisible();
});

test('[U1] axe finds nothing in the sign-up form with its errors', { tag: '@slow' }, async ({ page }) => {
  const signUp = await new SignUpPage(page).openForm();
  await signUp.submit();
  await expect(signUp.firstName).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'with errors');
});

test('[U1] axe finds nothing in the open menus', { tag: '@slow' }, async ({ page, signedIn }) => {
  const [narrow] = looks;
  const shell = await new Shell(page).open(paths.landing);
  await shell.member(`${signedIn.firstName} ${signedIn.lastName}`).click();
  await expectAccessible(page, 'account menu');
  await page.setViewportSize({ width: narrow.width, height: 844 });
  await shell.openMenu();
  await expectAccessible(page, 'navigation');
});

test('[U1] axe finds nothing on a page that does not exist', { tag: '@slow' }, async ({ page, noise }) => {
  noise.allow(/404/);
  await new Shell(page).open('/no-such-page');
  await expectAccessible(page, '404');
});

test(
  '[U1] axe finds nothing when the live variant fails to load, and Try again works',
  { tag: '@slow' },
  async ({ page, noise }) => {
    noise.allow(/failed: GET .*variant=live/, /net::ERR_FAILED/);
    await page.route(/api\/trades\?variant=live/, (route) => route.abort(), { times: 1 });
    const record = await new TradeRecordPage(page).openRecord('?variant=live');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Live signals didn’t load');
    await expectAccessible(page, 'error state');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(record.table).toBeVisible();
  },
);
