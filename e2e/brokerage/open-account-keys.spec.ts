import type { Locator, Page } from '@playwright/test';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import { checkScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { contactAnswers as contact, leaveDraft, questionnaireAnswers as questionnaire } from './drafts';
import { expect, test } from '@/e2e/support/fixtures';
import { ApplicationPage } from '@/e2e/pages/application-page';

const taxId = '900-55-0002';

/** Presses Tab until an element has focus, without using the mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let press = 0; press < 250 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test(
  '[F1] [F3] [U1] all four steps, including submission, work by keyboard alone',
  { tag: '@slow' },
  async ({ page, site, signedIn }) => {
    test.setTimeout(180_000);
    const { investment_objective: _objective, marital_status: _status, ...others } = questionnaire;
    const values = { email: signedIn.email, ...others };
    await leaveDraft(site, signedIn, { ...contact, ...values }, 'contact-information');
    const application = await new ApplicationPage(page).open('account-creation');
    await tabTo(page, page.getByRole('link', { name: 'Continue your application, step 2 of 4' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${brokeragePaths.openAccountStep('contact-information')}`);
    await application.shown();
    await tabTo(page, application.field('tax_id'));
    await page.keyboard.type(taxId);
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${brokeragePaths.openAccountStep('investor-questionnaire')}`);
    const radio = (name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`);
    await tabTo(page, radio('investment_objective', 'generate_income'));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    await expect(radio('investment_objective', 'growth')).toBeChecked();
    await tabTo(page, radio('marital_status', 'SINGLE'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${brokeragePaths.openAccountStep(checkScreen)}`);
    await tabTo(page, page.getByRole('link', { name: 'Continue to agreements' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${brokeragePaths.openAccountStep('agreements')}`);
    for (const key of statementKeys) {
      await tabTo(page, application.field(key));
      await page.keyboard.press('Space');
      await expect(application.field(key)).toBeChecked();
    }
    await tabTo(page, page.getByRole('button', { name: 'Submit application' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.landing}`);
    // The button is gone, so focus moves to the main content of the new page.
    await expect(page.getByRole('main')).toBeFocused();
  },
);
