import { paths } from '@/lib/domain/shared/paths';
import { goodPassword, isSignedIn, registerMember } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { mailedLink } from '@/e2e/support/mails';
import { LoginModal } from '@/e2e/pages/login-modal';
import { ResetPasswordPage } from '@/e2e/pages/reset-password-page';
import { Shell } from '@/e2e/pages/shell';

const newPassword = 'another horse, another staple';

test('[G2][U1] a forgotten password is reset: the modal, the email, the page, the new password', async ({
  page,
  site,
  member,
  noise,
}) => {
  const shell = await new Shell(page).open(paths.terms);
  const forgot = await (await shell.logIn()).forgotPassword();
  await forgot.send(member.email);
  await expect(shell.toasts.status('Your reset password link is on its way.')).toBeVisible();

  const link = await mailedLink(site, member.email);
  const reset = await new ResetPasswordPage(page).openLink(link);
  await expect(reset.password).toBeVisible();
  await expectAccessible(page, 'new password');
  await reset.save(newPassword);
  await expect(reset.heading).toHaveText('Password changed');
  expect(await isSignedIn(site, member.token)).toBe(false);

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await (await new LoginModal(page).shown()).send(member.email, newPassword);
  await expect(shell.member('Ann Lee')).toBeVisible();

  noise.allow(/40\d/);
  await reset.openLink(link);
  await expect(reset.heading).toHaveText('This link no longer works');
  await expectAccessible(page, 'spent link');
});

test('[U6] an invalid password is named, and stays in the field', { tag: '@slow' }, async ({ page, site }) => {
  const investor = await registerMember(site, { kind: 'investor' });
  await fetch(`${site}/api/investors/request-new-password?email=${encodeURIComponent(investor.email)}`);
  const reset = await new ResetPasswordPage(page).openLink(await mailedLink(site, investor.email));
  await reset.save('short');
  await expect(reset.password).toHaveAccessibleDescription(/Minimum length is 8/);
  await expect(reset.password).toHaveValue('short');
  await reset.save(goodPassword);
  await expect(reset.heading).toHaveText('Password changed');
});
