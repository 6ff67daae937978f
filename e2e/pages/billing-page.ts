import { expect } from '@playwright/test';
import { waysCopy } from '@/lib/content/my-account/account-sections';
import { checkoutCopy } from '@/lib/content/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { Shell } from './shell';

type Card = { number: string; expiry?: string; cvc?: string };

/** The plans, the checkout and a member's billing page. */
export class BillingPage extends Shell {
  get main() {
    return this.page.getByRole('main');
  }

  /** A value of the plan, by its label. */
  fact(label: string) {
    return this.main.getByRole('term').filter({ hasText: label }).locator('xpath=..');
  }

  async openBilling() {
    await this.open(paths.billing);
    return this;
  }

  /** Follows the links from the plans to the checkout of a trial. */
  async chooseTestDrive() {
    await this.open(paths.subscribe);
    await this.main
      .getByRole('article', { name: /^Signals/ })
      .getByRole('link', { name: 'Start 30-day free test drive' })
      .click();
    return this.main.getByRole('form', { name: checkoutCopy.sampleCard }).waitFor();
  }

  get cardForm() {
    return this.main.getByRole('form', { name: checkoutCopy.sampleCard });
  }

  async fillCard({ number, expiry = '12/40', cvc = '123' }: Card) {
    await this.cardForm.getByLabel(checkoutCopy.number).fill(number);
    await this.cardForm.getByLabel(checkoutCopy.expiry).fill(expiry);
    await this.cardForm.getByLabel(checkoutCopy.cvc).fill(cvc);
  }

  /** Enters a card and saves it with Enter: in the checkout, the single button would also pay. */
  async typeCard(card: Card) {
    await this.fillCard(card);
    await this.cardForm.getByLabel(checkoutCopy.cvc).press('Enter');
  }

  async openAccount() {
    await this.open(paths.profile);
    await expect(this.cancelLink).toBeVisible();
    return this;
  }

  get cancelLink() {
    return this.main.getByRole('link', { name: waysCopy.cancelLink });
  }

  press(name: string) {
    return this.main.getByRole('button', { name }).click();
  }

  /** Starts counting clicks, across page loads. */
  async countClicks() {
    const { page } = this;
    await page.evaluate(() => sessionStorage.setItem('clicks', '0'));
    const listen = () =>
      document.addEventListener(
        'click',
        () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)),
        true,
      );
    await page.addInitScript(listen);
    await page.evaluate(listen);
    return async () => {
      const counted = Number(await page.evaluate(() => sessionStorage.getItem('clicks')));
      await page.evaluate(() => sessionStorage.setItem('clicks', '0'));
      return counted;
    };
  }
}
