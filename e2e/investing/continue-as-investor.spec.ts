import { paths } from '@/lib/domain/shared/paths';
import { registerMember } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { mailText } from '@/e2e/support/mails';
import { Shell } from '@/e2e/pages/shell';
import { LoginModal } from '@/e2e/pages/login-modal';

test(
  '[G14] [H5] [U1] a member confirms their address, becomes an investor, and switches without a second password',
  { tag: '@slow' },
  async ({ page, site, signedIn, context }) => {
    const shell = await new Shell(page).open(paths.accountInvesting);
    await page.getByRole('main').getByRole('button', { name: 'Continue as an investor' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Password', { exact: true }).fill(signedIn.password);
    await modal.getByRole('button', { name: 'Email me a link' }).click();
    await expect(modal.getByText('We emailed you a link.')).toBeVisible();

    const [link = ''] =
      /\/account\/confirm-email\/[\w-]+/.exec(await mailText(site, signedIn.email, /confirm-email/)) ?? [];
    const mail = await context.newPage();
    await mail.goto(link);
    await mail.getByRole('main').getByRole('button').click();
    await expect(mail.getByText('Your email is confirmed.')).toBeVisible();
    await mail.close();

    await modal.getByRole('button', { name: 'I opened the link' }).click();
    await expect(modal.getByText(`investor account for Ann Lee (${signedIn.email})`)).toBeVisible();
    await expectAccessible(page, 'consent to an investor account');
    await modal.getByRole('button', { name: 'Continue as an investor' }).click();
    await expect(modal.getByText('Agree to the terms to continue')).toBeVisible();
    await modal.getByLabel('Password', { exact: true }).fill(signedIn.password);
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Continue as an investor' }).click();
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your activity' })).toBeVisible();

    await shell.member('Ann Lee').click();
    await page.getByRole('button', { name: 'Switch to member account' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Continue as an investor' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Continue as an investor' }).click();
    await expect(page.getByRole('heading', { name: 'Your activity' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your activity' })).toBeVisible();
  },
);

test('[G14] [U4] an investor without a member account is led to the member login', async ({ page, site }) => {
  const investor = await registerMember(site, { kind: 'investor' });
  await new Shell(page).open(paths.accountInvesting);
  await page.getByRole('main').getByRole('button', { name: 'Log in as an investor' }).click();
  await (await new LoginModal(page).shown()).send(investor.email, investor.password);
  await expect(page.getByRole('heading', { name: 'Your activity' })).toBeVisible();
  await page.goto(paths.billing);
  await page.getByRole('main').getByRole('button', { name: 'Switch to your member account' }).click();
  await new LoginModal(page).shown();
});
