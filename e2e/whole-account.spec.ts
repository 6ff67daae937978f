import { statementKeys } from '@/lib/domain/application/keys';
import { checkScreen } from '@/lib/domain/application-steps';
import { paths } from '@/lib/domain/paths';
import { findFaults } from './axe';
import { contactAnswers, questionnaireAnswers } from './drafts';
import { expect, test } from './fixtures';
import { tooWide } from './layout-faults';
import { AccountPage } from './pages/account-page';
import { ApplicationPage } from './pages/application-page';
import { Shell } from './pages/shell';
import { triedToReach } from './site-settings';

// The simulated broker opens an account with these last digits within ten seconds.
const taxId = '900-55-0014';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`[F14] [U1] [F11] the whole way from four steps to a linked bank, with simulated providers and no network, ${colorScheme}`, async ({
      page,
      context,
      site,
      signedIn,
    }) => {
      test.setTimeout(240_000);
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site}/`))
          elsewhere.push(request.url());
      });
      const shell = new Shell(page);
      const isWell = async (what: string) => {
        expect(await findFaults(page), what).toEqual([]);
        expect(await tooWide(page), what).toEqual([]);
      };
      const application = await new ApplicationPage(page).open('account-creation');
      await page.getByRole('link', { name: 'Continue' }).click();
      await application.shown();
      // The broker knows each address once, also among tests.
      await application.answer({ ...contactAnswers, email: signedIn.email, tax_id: taxId });
      await application.proceed('investor-questionnaire');
      await application.answer(questionnaireAnswers);
      await isWell('questionnaire');
      await application.proceed(checkScreen);
      await isWell('check');
      await page.getByRole('link', { name: 'All of this is right: on to the agreements' }).click();
      await application.answer(Object.fromEntries(statementKeys.map((key) => [key, 'yes'])));
      // Typed a moment ago and never reloaded: it is not asked again.
      await expect(application.field('tax_id')).toHaveCount(0);
      await isWell('agreements');
      await page.getByRole('button', { name: 'Send the application' }).click();
      await page.waitForURL(`**${paths.landing}`);
      await expect(shell.toasts.status('Alpaca account created successfully!')).toBeVisible();

      await shell.open(paths.openAccountStatus);
      const standing = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(async () => {
        await page.getByRole('button', { name: 'Look again' }).click();
        await expect(standing).toHaveText('Your account is open', { timeout: 1000 });
      }).toPass({ timeout: 40_000 });
      await isWell('status');
      expect(await page.getByText('The broker has your application').count()).toBe(1);

      const account = new AccountPage(page);
      await account.openLinks();
      await account.linkBank();
      const toast = shell.toasts.status('First Platypus Bank is linked.');
      await expect(toast).toBeVisible();
      // What fades away has no colour of its own to measure.
      await expect(toast).toHaveCount(0);
      const bank = page.getByRole('listitem').filter({ hasText: 'Checking account ending in 0000' });
      await expect(bank).toBeVisible();
      await isWell('bank');
      await expect(async () => {
        const again = bank.getByRole('button', { name: 'Look again' });
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await expect(bank.getByText('Ready')).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });

      await account.openAccount();
      await expect(page.getByRole('listitem').filter({ hasText: 'First Platypus Bank' })).toContainText('Ready');
      await expect(page.getByText('Your account is open')).toBeVisible();
      await isWell('account');
      const taken = await account.takeData();
      expect(taken).toContain(signedIn.email);
      expect(taken).not.toMatch(/900-?55-?0014/);

      expect(elsewhere, 'what the pages asked for elsewhere').toEqual([]);
      expect(triedToReach(), 'what the site tried to reach').toEqual([]);
    });
  });
}
