import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { Member } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { contactAnswers, leaveDraft, questionnaireAnswers } from './drafts';
import { expect, test } from '@/e2e/support/fixtures';
import { ApplicationPage } from '@/e2e/pages/application-page';
import { LoginModal } from '@/e2e/pages/login-modal';
import { Shell } from '@/e2e/pages/shell';

const everyStatement = Object.fromEntries(statementKeys.map((key) => [key, 'yes']));

const saving = `**${brokerageContract.saveDraft.path}`;

test.beforeEach(({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(40_000);
});

const answersOf = ({ email }: Member) => ({ ...contactAnswers, email, ...questionnaireAnswers });

/** Opens a group of questions; answered groups are collapsed. */
async function unfold({ page }: ApplicationPage, name: string) {
  const group = page.locator('section[aria-labelledby^="group-"]').filter({ has: page.locator(`[name="${name}"]`) });
  if ((await group.getAttribute('data-open')) === null) await group.getByRole('button', { expanded: false }).click();
}

test(
  '[U1] [F13] [F2] axe finds nothing where an application is unsuitable, unsaved, or changed elsewhere',
  { tag: '@slow' },
  async ({ page, site, signedIn, noise }) => {
    noise.allow(/409|503/);
    const refuseSaving = (status: number, message: string) =>
      page.route(saving, (route) => route.fulfill({ status, json: { message, data: { message, code: 'conflict' } } }));
    await leaveDraft(site, signedIn, answersOf(signedIn), 'investor-questionnaire');

    const application = await new ApplicationPage(page).open('investor-questionnaire');
    await unfold(application, 'investment_objective');
    await application.answer({ investment_objective: 'preserve_wealth' });
    await expect(page.getByText('This account isn’t a good fit', { exact: true })).toBeVisible();
    await expectAccessible(page, 'unsuitable');
    await application.answer({ investment_objective: 'growth' });
    await application.saved();

    await refuseSaving(503, 'We cannot store anything right now.');
    await unfold(application, 'marital_status');
    await application.answer({ marital_status: 'WIDOWED' });
    // The edited field is far down the page, and the error appears next to it, not at the top.
    await expect(page.getByText('Your latest changes are not saved')).toBeInViewport();
    await expectAccessible(page, 'unsaved');
    await page.unroute(saving);
    await page.getByRole('button', { name: 'Save now' }).click();
    await application.saved();

    await refuseSaving(409, 'Your answers changed on another device.');
    await application.answer({ marital_status: 'SINGLE' });
    const keep = page.getByRole('button', { name: 'Keep this page’s answers' });
    await expect(keep).toBeInViewport();
    await expectAccessible(page, 'changed elsewhere');
    await page.unroute(saving);
    await keep.click();
    await application.saved();
  },
);

test(
  '[U1] [F8] [F12] axe finds nothing when an application is rejected, the session ended, or an account exists',
  { tag: '@slow' },
  async ({ page, context, site, signedIn, noise }) => {
    noise.allow(/401|422/);
    await leaveDraft(site, signedIn, answersOf(signedIn), 'agreements');
    const application = new ApplicationPage(page);
    const send = async (taxId: string) => {
      await application.open('agreements');
      await application.answer({ ...everyStatement, tax_id: taxId });
      await page.getByRole('button', { name: 'Submit application' }).click();
    };
    await send('900-55-0422');
    await page.waitForURL(`**${brokeragePaths.openAccountStep('contact-information')}`);
    await expect(application.summary).toContainText('Social Security number could not be verified');
    await expectAccessible(page, 'refused');

    await application.saved();
    await context.clearCookies({ name: /Token$/ });
    await context.addCookies([{ name: 'refreshToken', value: 'gone', url: page.url() }]);
    await unfold(application, 'unit');
    await application.field('unit').fill('4');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    const modal = await new LoginModal(page).shown();
    // A fading element has no stable color to measure.
    await expect(new Shell(page).toasts.error('Failed to refresh access token')).toHaveCount(0);
    await expectAccessible(page, 'signed out');
    await modal.send(signedIn.email, signedIn.password);
    await application.saved();

    await send('900-55-0006');
    await page.waitForURL(`**${paths.landing}`);
    await page.goto(brokeragePaths.openAccountStep('agreements'));
    await expect(page.getByText('You already applied')).toBeVisible();
    await expectAccessible(page, 'open already');
  },
);
