import { proofNeeded } from '@/lib/content/messages';
import { provePasswordModal } from '@/lib/content/modals';
import { goodPassword } from './accounts';
import { findFaults } from './axe';
import { expect, test } from './fixtures';
import { AccountPage } from './pages/account-page';

test('[G13] a member looks at the account, ends another session, takes the data along and deletes the account', async ({
  signedIn,
  page,
  site,
}) => {
  await page.request.post(`${site}/api/users/login`, { data: { email: signedIn.email, password: goodPassword } });
  const account = await new AccountPage(page).openAccount();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page), colorScheme).toEqual([]);
  }
  await expect(account.otherSessions).toHaveCount(1);
  await account.endOtherSessions();
  await expect(account.otherSessions).toHaveCount(0);
  expect(await account.takeData()).toContain(signedIn.email);
  await account.deleteWith(goodPassword);
  await expect(page).toHaveURL(/\/2024$/);
  const again = await page.request.post(`${site}/api/users/login`, {
    data: { email: signedIn.email, password: goodPassword },
  });
  expect(again.status()).toBe(401);
});

test('[F15] [F11] a member links Tradier by the page that plays it, and reads why no bank can be linked yet', async ({
  signedIn,
  page,
}) => {
  expect(signedIn.kind).toBe('user');
  const links = await new AccountPage(page).openLinks();
  await expect(page.getByText('A bank is linked to a brokerage account, and you have none yet.')).toBeVisible();
  await links.linkTradier();
  await expect(page.getByText('Your Tradier account is linked.')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/tradier-return$/);
  await links.openLinks();
  await expect(page.getByText(/ending in 0042/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page), colorScheme).toEqual([]);
  }
});

test('[R12] what needs a password proven lately asks for it in place, and goes on', async ({
  signedIn,
  page,
  noise,
}) => {
  noise.allow(/403/);
  const account = await new AccountPage(page).openAccount();
  let refused = 0;
  // As the server answers somebody who logged in more than ten minutes ago; tests/api/recent-proof.test.ts has the clock.
  await page.route('**/api/account/export', (route) => {
    refused += 1;
    const data = { message: proofNeeded, code: 'reauthentication_required' };
    return refused > 1 ? route.continue() : route.fulfill({ status: 403, json: { message: proofNeeded, data } });
  });
  const file = account.takeData();
  const dialog = page.getByRole('dialog', { name: provePasswordModal.title });
  await expect(dialog.getByLabel(provePasswordModal.password, { exact: true })).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByLabel(provePasswordModal.password, { exact: true }).fill(goodPassword);
  await dialog.getByRole('button', { name: provePasswordModal.submit }).click();
  expect(await file).toContain(signedIn.email);
  await expect(dialog).toHaveCount(0);
});
