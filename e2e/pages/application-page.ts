import { expect, type Page } from '@playwright/test';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import type { ApplicationScreen } from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { Shell } from './shell';

/** The account application: one page object for its five screens, which share their frame. */
export class ApplicationPage {
  constructor(readonly page: Page) {}

  async open(screen: ApplicationScreen) {
    await new Shell(this.page).open(brokeragePaths.openAccountStep(screen));
    return this.shown();
  }

  /** Waits until the form and the saved answers have loaded. */
  async shown() {
    await expect(this.page.getByText(/^(Your answers are saved as you type|Saved at)/)).toBeVisible();
    return this;
  }

  get summary() {
    return this.page.getByRole('group', { name: /^Please fix \d+ fields?$/ });
  }

  field(name: string) {
    return this.page.locator(`[name="${name}"]`);
  }

  state(step: string) {
    return this.page
      .getByRole('navigation', { name: 'Application steps' })
      .getByRole('listitem')
      .filter({ hasText: step });
  }

  /** Answers questions by field name, in order, because some answers reveal other questions. */
  async answer(answers: Answers) {
    for (const [name, value = ''] of Object.entries(answers)) {
      const field = this.field(name).first();
      await this.unfoldAmounts(name);
      const kind = await field.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName));
      if (kind === 'radio') await this.page.locator(`[name="${name}"][value="${value}"]`).check();
      else if (kind === 'checkbox') await field.check();
      else if (kind === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    return this;
  }

  /** Opens the exact amounts of a range, which are collapsed below it. */
  private async unfoldAmounts(name: string) {
    if (!/_(min|max)$/.test(name)) return;
    const details = this.page.locator('details').filter({ has: this.field(name) });
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  }

  async proceed(screen: ApplicationScreen) {
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.page.waitForURL(`**${brokeragePaths.openAccountStep(screen)}`);
    return this;
  }

  /** Waits until the last change is saved on the server. */
  async saved() {
    await expect(this.page.locator('[data-kind="saved"]')).toBeVisible();
    return this;
  }
}
