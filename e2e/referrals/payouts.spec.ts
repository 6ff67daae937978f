import { expectAccessible } from '@/e2e/support/accessible';
import { giveSession, logIn } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';

test(
  '[A7] an ambassador gives bank details and a tax form, with errors at their fields',
  { tag: '@slow' },
  async ({ page, context, site, noise }) => {
    noise.allow(/400/);
    await giveSession(context, site, await logIn(site, { kind: 'user', ...sampleAmbassador }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(referralPaths.payouts);
    const main = page.getByRole('main');
    await expect(main.getByText('Available now')).toBeVisible();
    const steps = main.getByRole('list', { name: 'Steps to your payout' });
    const request = main.getByRole('button', { name: /^Request \$\d/ });
    await expect(steps.getByRole('link')).toHaveText(['Add your payout details', 'Add your tax form']);
    await expect(request).toBeDisabled();
    await expect(request).toHaveAccessibleDescription('Add your payout details and tax form first.');

    await expect(main.getByRole('form')).toHaveCount(0);
    await steps.getByRole('link', { name: 'Add your payout details' }).click();
    const bank = steps.getByRole('form', { name: 'US bank account' });
    await bank.getByLabel('Account holder').fill('Sam Sample');
    await bank.getByLabel('Routing number').fill('123456789');
    await bank.getByLabel('Account number').fill('000987654321');
    await bank.getByLabel('Account type').selectOption('Checking');
    await bank.getByRole('button', { name: 'Save bank account' }).click();
    await expect(bank.getByText('Enter the nine-digit routing number of a US bank').first()).toBeVisible();
    await expectAccessible(page, 'payouts with an error');
    await bank.getByLabel('Routing number').fill('110000000');
    await bank.getByRole('button', { name: 'Save bank account' }).click();
    await expect(main.getByText('Sam Sample, bank account ending in 4321')).toBeVisible();
    await expect(steps.getByRole('link')).toHaveText(['Change Bank account ending in 4321', 'Add your tax form']);

    await steps.getByRole('link', { name: 'Add your tax form' }).click();
    await main.getByLabel('No', { exact: true }).check();
    const form = steps.getByRole('form', { name: 'Tax form' });
    await form.getByLabel('Name').fill('Sam Sample');
    await form.getByLabel('Country of residence').selectOption('Canada');
    await form.getByLabel(/^Under penalties of perjury/).check();
    await form.getByRole('button', { name: 'Sign and save' }).click();
    await expect(main.getByText(/^Certificate of foreign status signed on/)).toBeVisible();
    await expect(request).toBeEnabled();
    await expectAccessible(page, 'payouts with details');
  },
);
