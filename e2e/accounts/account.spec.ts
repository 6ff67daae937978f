import { proofNeeded } from '@/lib/content/accounts/messages';
import { provePasswordModal } from '@/lib/content/shared/modals';
import { goodPassword } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { AccountPage } from '@/e2e/pages/account-page';

test(
  '[G13] a member views the account, exports the data, ends another session and deletes the account',
  { tag: '@slow' },
  async ({ signedIn, page, site }) => {
    await page.request.post(`${site}/api/users/login`, { data: { email: signedIn.email, password: goodPassword } });
    const account = await new AccountPage(page).openAccount();
    await expectAccessible(page, 'account');
    await account.openData();
    await expectAccessible(page, 'data');
    // First, because signing out the other devices invalidates the recent password check that the export requires.
    expect(await account.takeData()).toContain(signedIn.email);
    await account.openSecurity();
    await expectAccessible(page, 'security');
    await expect(account.otherSessions).toHaveCount(1);
    await account.endOtherSessions();
    await expect(account.otherSessions).toHaveCount(0);
    await account.openData();
    await account.deleteWith(goodPassword);
    await expect(page).toHaveURL(/\/2024$/);
    const again = await page.request.post(`${site}/api/users/login`, {
      data: { email: signedIn.email, password: goodPassword },
    });
    expect(again.status()).toBe(401);
  },
);

test(
  '[F15] [F11] a member links Tradier on its simulated page, and reads why no bank can be linked yet',
  { tag: '@slow' },
  async ({ signedIn, page }) => {
    expect(signedIn.kind).toBe('user');
    const links = await new AccountPage(page).openLinks();
    await expect(page.getByText('Open a brokerage account to connect a bank.')).toBeVisible();
    await links.linkTradier();
    await expect(page.getByText('Your Tradier account is connected.')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/tradier-return$/);
    await links.openLinks();
    await expect(page.getByText(/ending in 0042/)).toBeVisible();
    await expectAccessible(page, 'links');
  },
);

test(
  '[R12] a sensitive action asks for the password in place when it was not entered recently, then continues',
  { tag: '@slow' },
  async ({ signedIn, page, noise }) => {
    noise.allow(/403/);
    const account = await new AccountPage(page).openData();
    let refused = 0;
    // Simulates the response for a member who logged in more than ten minutes ago; recent-proof.server.test.ts covers
    // the time.
    await page.route('**/api/account/export', (route) => {
      refused += 1;
      const data = { message: proofNeeded, code: 'reauthentication_required' };
      return refused > 1 ? route.continue() : route.fulfill({ status: 403, json: { message: proofNeeded, data } });
    });
    const file = account.takeData();
    const dialog = page.getByRole('dialog', { name: provePasswordModal.title });
    await expect(dialog.getByLabel(provePasswordModal.password, { exact: true })).toBeFocused();
    await expectAccessible(page, 'password asked for again');
    await dialog.getByLabel(provePasswordModal.password, { exact: true }).fill(goodPassword);
    await dialog.getByRole('button', { name: provePasswordModal.submit }).click();
    expect(await file).toContain(signedIn.email);
    await expect(dialog).toHaveCount(0);
  },
);
