import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import { checkScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { contactAnswers, questionnaireAnswers } from '@/e2e/brokerage/drafts';
import { expect, test } from '@/e2e/support/fixtures';
import { AccountPage } from '@/e2e/pages/account-page';
import { ApplicationPage } from '@/e2e/pages/application-page';
import { Shell } from '@/e2e/pages/shell';
import { triedToReach } from '@/e2e/support/site-settings';

// With these last digits, the simulated broker opens the account within ten seconds.
const taxId = '900-55-0014';

test(
  '[F14] [U1] [F11] a member goes from the four steps to a linked bank, with simulated providers and no network',
  { tag: '@slow' },
  async ({ page, context, site, signedIn }) => {
    test.setTimeout(240_000);
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site}/`)) elsewhere.push(request.url());
    });
    const shell = new Shell(page);
    const application = await new ApplicationPage(page).open('account-creation');
    await page.getByRole('link', { name: 'Continue' }).click();
    await application.shown();
    // The broker accepts each email address only once, across all tests.
    await application.answer({ ...contactAnswers, email: signedIn.email, tax_id: taxId });
    await application.proceed('investor-questionnaire');
    await application.answer(questionnaireAnswers);
    await expectAccessible(page, 'questionnaire');
    await application.proceed(checkScreen);
    await page.getByRole('link', { name: 'Continue to agreements' }).click();
    await application.answer(Object.fromEntries(statementKeys.map((key) => [key, 'yes'])));
    // Entered recently and the page was not reloaded, so the tax ID is not requested again.
    await expect(application.field('tax_id')).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.waitForURL(`**${paths.landing}`);
    await expect(page.getByRole('region', { name: /^Application received/ })).toContainText('Submitted');

    await shell.open(brokeragePaths.openAccountStatus);
    const status = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh status' }).click();
      await expect(status).toHaveText('Your account is active', { timeout: 1000 });
    }).toPass({ timeout: 40_000 });
    await expectAccessible(page, 'status');
    await expect(page.getByRole('list', { name: 'Timeline' }).getByText('Approved')).toBeVisible();

    const account = new AccountPage(page);
    await account.openLinks();
    await account.linkBank();
    await expect(shell.toasts.status('First Platypus Bank is connected.')).toBeVisible();
    const bank = page.getByRole('listitem').filter({ hasText: 'Checking account ending in 0000' });
    await expect(bank).toBeVisible();
    await expectAccessible(page, 'bank');
    await expect(async () => {
      const again = bank.getByRole('button', { name: 'Refresh status' });
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(bank.getByText('Ready')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });

    await account.openAccount();
    await expect(page.getByRole('listitem').filter({ hasText: 'First Platypus Bank' })).toContainText('Ready');
    await expect(page.getByText('Your account is active')).toBeVisible();
    await expectAccessible(page, 'account');
    await account.openData();
    const taken = await account.takeData();
    expect(taken).toContain(signedIn.email);
    expect(taken).not.toMatch(/900-?55-?0014/);

    expect(elsewhere, 'what the pages asked for elsewhere').toEqual([]);
    expect(triedToReach(), 'what the site tried to reach').toEqual([]);
  },
);
