import { applicationScreens } from '@/lib/domain/brokerage/application-steps';
import { paths } from '@/lib/domain/shared/paths';
import { contactAnswers, leaveDraft, questionnaireAnswers } from '@/e2e/brokerage/drafts';
import { expect, test } from '@/e2e/support/fixtures';
import { faultsOfLargeText } from '@/e2e/support/large-text';
import { ApplicationPage } from '@/e2e/pages/application-page';
import { AccountPage } from '@/e2e/pages/account-page';

/** The same checks for visitors are in e2e/support/screens.spec.ts. */
test(
  '[U1] [F1] with 200 percent text nothing of an application or account is cut off or out of reach, on screen or in print',
  { tag: '@slow' },
  async ({ page, site, signedIn }) => {
    test.setTimeout(180_000);
    await leaveDraft(site, signedIn, { ...contactAnswers, ...questionnaireAnswers }, 'agreements');
    const faults: string[] = [];
    const look = async (name: string) => {
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        faults.push(...(await faultsOfLargeText(page, `${name}, ${media}`)));
      }
      await page.emulateMedia({ media: 'screen' });
    };
    const application = new ApplicationPage(page);
    for (const screen of applicationScreens) {
      await application.open(screen);
      await look(screen);
    }
    await application.open('agreements');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Application steps' })).toBeHidden();
    // Signed texts are printed in full, not only the part visible in their scroll area.
    for (const text of await page.getByRole('region').all())
      expect(await text.evaluate((node) => node.scrollHeight <= node.clientHeight + 1)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(paths.account);
    await expect(page.getByRole('link', { name: /^All sectors/ })).toBeVisible();
    await look('home');
    const account = new AccountPage(page);
    await account.openAccount();
    await look('profile');
    await account.openSecurity();
    await look('security');
    await account.openData();
    await look('data');
    await account.openLinks();
    await look(paths.bank);
    expect(faults).toEqual([]);
  },
);
