import { brokerageContract } from '@/lib/contracts/brokerage';
import { statementKeys } from '@/lib/domain/application/keys';
import { paths } from '@/lib/domain/paths';
import type { Member } from './accounts';
import { findFaults } from './axe';
import { contactAnswers, leaveDraft, questionnaireAnswers } from './drafts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tooWide } from './layout-faults';
import { ApplicationPage } from './pages/application-page';
import { LoginModal } from './pages/login-modal';
import { Shell } from './pages/shell';

const everyStatement = Object.fromEntries(statementKeys.map((key) => [key, 'yes']));

const saving = `**${brokerageContract.saveDraft.path}`;

async function look(page: Page, what: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await tooWide(page), `${what}, ${width}`).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Dark differs in its colours alone.
      const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
      expect(await findFaults(page, rules), `${what}, ${width}, ${colorScheme}`).toEqual([]);
    }
  }
}

test.beforeEach(({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(40_000);
});

const answersOf = ({ email }: Member) => ({ ...contactAnswers, email, ...questionnaireAnswers });

/** What is answered already is folded away. */
async function unfold({ page }: ApplicationPage, name: string) {
  const group = page.locator('section[aria-labelledby^="group-"]').filter({ has: page.locator(`[name="${name}"]`) });
  if ((await group.getAttribute('data-open')) === null) await group.getByRole('button').first().click();
}

test('[U1] [F13] [F2] axe finds nothing where an application is unsuitable, unsaved, or changed elsewhere', async ({
  page,
  site,
  signedIn,
  noise,
}) => {
  noise.allow(/409|503/);
  const refuseSaving = (status: number, message: string) =>
    page.route(saving, (route) => route.fulfill({ status, json: { message, data: { message, code: 'conflict' } } }));
  await leaveDraft(site, signedIn, answersOf(signedIn), 'investor-questionnaire');

  const application = await new ApplicationPage(page).open('investor-questionnaire');
  await unfold(application, 'investment_objective');
  await application.answer({ investment_objective: 'preserve_wealth' });
  await expect(page.getByText('What you can do instead')).toBeVisible();
  await look(page, 'unsuitable');
  await application.answer({ investment_objective: 'growth' });
  await application.saved();

  await refuseSaving(503, 'We cannot store anything right now.');
  await unfold(application, 'marital_status');
  await application.answer({ marital_status: 'WIDOWED' });
  // The answer stands far down the page: the trouble is told there, not at its top.
  await expect(page.getByText('Your last changes are not saved yet')).toBeInViewport();
  await look(page, 'unsaved');
  await page.unroute(saving);
  await page.getByRole('button', { name: 'Save now' }).click();
  await application.saved();

  await refuseSaving(409, 'These answers were changed on another device.');
  await application.answer({ marital_status: 'SINGLE' });
  const keep = page.getByRole('button', { name: 'Keep what is on this page' });
  await expect(keep).toBeInViewport();
  await look(page, 'changed elsewhere');
  await page.unroute(saving);
  await keep.click();
  await application.saved();
});

test('[U1] [F8] [F12] axe finds nothing where an application is refused, signed out of, or has its account already', async ({
  page,
  context,
  site,
  signedIn,
  noise,
}) => {
  noise.allow(/401|422/);
  await leaveDraft(site, signedIn, answersOf(signedIn), 'agreements');
  const application = new ApplicationPage(page);
  const send = async (taxId: string) => {
    await application.open('agreements');
    await application.answer({ ...everyStatement, tax_id: taxId });
    await page.getByRole('button', { name: 'Send the application' }).click();
  };
  await send('900-55-0422');
  await page.waitForURL(`**${paths.openAccountStep('contact-information')}`);
  await expect(application.summary).toContainText('Social Security number could not be verified');
  await look(page, 'refused');

  await application.saved();
  await context.clearCookies({ name: /Token$/ });
  await context.addCookies([{ name: 'refreshToken', value: 'gone', url: page.url() }]);
  await unfold(application, 'unit');
  await application.field('unit').fill('4');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  const modal = await new LoginModal(page).shown();
  // What fades away has no colour of its own to measure.
  await expect(new Shell(page).toasts.error('Failed to refresh access token')).toHaveCount(0);
  await look(page, 'signed out');
  await modal.send(signedIn.email, signedIn.password);
  await application.saved();

  await send('900-55-0006');
  await page.waitForURL(`**${paths.landing}`);
  await page.goto(paths.openAccountStep('agreements'));
  await expect(page.getByText('You already have an account')).toBeVisible();
  await look(page, 'open already');
});
