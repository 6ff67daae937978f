import { balanceCopy, transferFormCopy, transferHistoryCopy } from '@/lib/content/brokerage/funding';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { linkBank, openAccount } from '@/e2e/support/banked-member';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

test(
  '[F16] [U1] a member deposits, waits for the banks and withdraws',
  { tag: '@slow' },
  async ({ page, site, signedIn }) => {
    test.setTimeout(120_000);
    await openAccount(site, signedIn);
    await linkBank(site, signedIn);
    await new Shell(page).open(brokeragePaths.transfers);
    await expect(page.getByText(transferHistoryCopy.empty)).toBeVisible();
    await expectAccessible(page, 'empty');

    // Using only the keyboard: amount, review, confirm.
    await page.getByLabel(transferFormCopy.amount, { exact: true }).fill('1250.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: transferFormCopy.reviewTitle.deposit })).toBeFocused();
    await expectAccessible(page, 'review');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'First Platypus Bank' });
    await expect(rows).toHaveText(/Deposit.*\+\$1,250\.50.*Queued/);
    await expect(page.getByLabel(transferFormCopy.amount, { exact: true })).toHaveValue('');

    for (const status of ['On its way', 'On hold until', 'Complete']) {
      await page.getByRole('button', { name: transferHistoryCopy.skip }).click();
      await expect(rows).toContainText(status);
    }
    const available = page.getByText(balanceCopy.withdrawable, { exact: true }).locator('..');
    await expect(available).toContainText('$1,250.50');

    await page.getByText(transferFormCopy.directions.withdrawal, { exact: true }).click();
    await page.getByRole('button', { name: transferFormCopy.withdrawAll }).click();
    await page.getByRole('button', { name: transferFormCopy.review.withdrawal }).click();
    await page.getByRole('button', { name: transferFormCopy.confirm.withdrawal }).click();
    await expect(rows).toHaveCount(2);
    await expect(available).toContainText('$0.00');
    await expect(rows.first()).toHaveText(/Withdrawal.*−\$1,250\.50.*Queued/);
    await expectAccessible(page, 'history');
    await page.getByRole('button', { name: transferHistoryCopy.cancelLabel('withdrawal', '$1,250.50') }).click();
    await expect(rows.first()).toContainText('Canceled');
    await expect(available).toContainText('$1,250.50');
  },
);
