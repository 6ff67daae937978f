import type { Page } from '@playwright/test';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import { checkScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { giveSession, logIn } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { contactAnswers as contact, leaveDraft, questionnaireAnswers as questionnaire } from './drafts';
import { expect, test } from '@/e2e/support/fixtures';
import { ApplicationPage } from '@/e2e/pages/application-page';
import { LoginModal } from '@/e2e/pages/login-modal';
import { Shell } from '@/e2e/pages/shell';

const taxId = '900-55-0002';
const { investment_objective, risk_tolerance } = questionnaire;
const aims = { investment_objective, risk_tolerance } as Answers;
const rest = Object.fromEntries(Object.entries(questionnaire).filter(([key]) => !(key in aims))) as Answers;

test('[F1] [F2] [F14] [R36] a member fills in four steps, goes back, reloads, changes devices, signs and follows the application', async ({
  page,
  site,
  signedIn,
  newBrowser,
}) => {
  test.setTimeout(180_000);
  const application = await new ApplicationPage(page).open('account-creation');
  await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(application.field('given_name')).toHaveValue('Ann');
  await application.answer({ ...contact, tax_id: taxId });
  await application.proceed('investor-questionnaire');
  await application.answer(aims);
  await application.saved();

  await page.goBack();
  await expect(application.field('city')).toHaveValue('Reno');
  await page.goForward();
  await expect(application.field('risk_tolerance').and(page.locator('[value="moderate"]'))).toBeChecked();
  await page.reload();
  await application.shown();
  // The SSN is never stored, so a reload asks for it again.
  await expect(application.state('Contact information')).toContainText('SSN needed');

  const other = await newBrowser();
  await giveSession(other, site, await logIn(site, signedIn));
  const device = await new ApplicationPage(await other.newPage()).open('account-creation');
  await device.page.getByRole('link', { name: 'Continue your application, step 3 of 4' }).click();
  await device.answer(rest);
  await device.proceed(checkScreen);
  await device.saved();
  await device.page.getByRole('link', { name: 'Change home address', exact: true }).click();
  await expect(device.field('country')).toBeFocused();
  await device.field('city').fill('Elko');
  await device.page.getByRole('button', { name: 'Save and return to review' }).click();
  await expect(device.page.getByRole('link', { name: 'Change home address', exact: true })).toBeFocused();
  await expect(device.page.getByText('Elko')).toBeVisible();
  await device.page.getByRole('link', { name: 'Continue to agreements' }).click();
  await device.answer(Object.fromEntries(statementKeys.map((key) => [key, 'yes'])));
  await expect(device.state('Agreements')).toContainText('Complete');
  await device.field('tax_id').fill(taxId);
  expect(await storedBy(device.page)).not.toMatch(/55-0002|Elko|Main St|1990/);
  await device.page.getByRole('button', { name: 'Submit application' }).click();
  await device.page.waitForURL(`**${paths.landing}`);
  await expect(device.page.getByRole('region', { name: /^Application received/ })).toContainText('Submitted');

  await new Shell(device.page).open(brokeragePaths.openAccountStatus);
  const actionRequired = device.page.getByRole('heading', { level: 1, name: 'Action required' });
  await expect(async () => {
    await device.page.getByRole('button', { name: 'Refresh status' }).click();
    await expect(actionRequired).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const identity = device.page.getByRole('form', { name: /^Proof of identity/ });
  await identity
    .getByLabel(/^Proof of identity/)
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: png });
  await identity.getByRole('button', { name: 'Upload file' }).click();
  await expect(new Shell(device.page).toasts.status('Sent to the broker.')).toBeVisible();

  await new Shell(device.page).open(brokeragePaths.openAccountStep('agreements'));
  await expect(device.page.getByText('You already applied')).toBeVisible();
});

/** The smallest valid PNG image. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Everything that the browser stores persistently for a page. */
const storedBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]));

test('[F3] [U1] the contact step works by keyboard alone', { tag: '@slow' }, async ({ page, site, signedIn }) => {
  test.setTimeout(120_000);
  const { city: _city, date_of_birth: _birth, ...others } = contact;
  await leaveDraft(site, signedIn, others, 'contact-information');
  const application = await new ApplicationPage(page).open('contact-information');
  await application.field('tax_id').focus();
  for (const key of '900120000') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(application.summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Please enter your city' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(application.field('city')).toBeFocused();
  await page.keyboard.type('Reno');
  await application.field('date_of_birth').focus();
  await page.keyboard.type('02031990');
  await application.field('tax_id').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('900-12-3456');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${brokeragePaths.openAccountStep('investor-questionnaire')}`);
  const group = page.getByRole('button', { name: 'Collapse Objective and risk' });
  await group.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Expand Objective and risk' })).toBeFocused();
});

test(
  '[F12] after the session ends, logging in over the form continues it and nothing is lost',
  { tag: '@slow' },
  async ({ page, context, signedIn, noise }) => {
    noise.allow(/401/);
    const application = await new ApplicationPage(page).open('contact-information');
    await application.field('city').fill('Reno');
    await application.saved();
    await context.clearCookies({ name: /Token$/ });
    await context.addCookies([{ name: 'refreshToken', value: 'gone', url: page.url() }]);
    await application.field('street_address').fill('1 Main St');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    const modal = await new LoginModal(page).shown();
    await modal.send(signedIn.email, signedIn.password);
    await application.saved();
    await expect(application.field('street_address')).toHaveValue('1 Main St');
    await page.reload();
    await application.shown();
    await expect(application.field('street_address')).toHaveValue('1 Main St');
    await expect(application.field('city')).toHaveValue('Reno');
  },
);

test(
  '[U1] axe finds nothing on any screen of the application, with and without errors, and nothing is wider than the screen',
  { tag: '@slow' },
  async ({ page, site, signedIn }) => {
    test.setTimeout(240_000);
    const application = new ApplicationPage(page);
    await application.open('account-creation');
    await expectAccessible(page, 'account');
    for (const screen of ['contact-information', 'investor-questionnaire'] as const) {
      await application.open(screen);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(application.summary).toBeFocused();
      await expectAccessible(page, `${screen} with faults`);
    }
    await leaveDraft(site, signedIn, { ...contact, ...questionnaire }, 'agreements');
    await application.open(checkScreen);
    await expectAccessible(page, 'check');
    await application.open('agreements');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(application.summary).toBeFocused();
    await expectAccessible(page, 'agreements with faults');
  },
);
