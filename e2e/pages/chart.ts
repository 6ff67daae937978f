import { expect, type Page } from '@playwright/test';

/** One chart in a page, found by its title. */
export class ChartSection {
  constructor(
    readonly page: Page,
    readonly title: string,
  ) {}

  get card() {
    return this.page.getByRole('region', { name: this.title, exact: true }).first();
  }

  get plot() {
    return this.card.getByRole('application');
  }

  /** Drawn once it scrolls near. */
  async shown() {
    // A choice made a moment ago redraws the card; the retry finds the final one.
    await expect(async () => {
      await this.card.scrollIntoViewIfNeeded();
      await expect(this.plot).toBeVisible();
    }).toPass({ timeout: 20_000 });
    return this;
  }

  /** What the plot's live region says: the first of the card. */
  async spoken() {
    return (await this.card.getByRole('status').first().textContent()) ?? '';
  }

  /** Opens the table as a keyboard does, and leaves the focus on its switch. */
  async openTable() {
    await this.card.locator('summary', { hasText: 'Show as table' }).focus();
    await this.page.keyboard.press('Enter');
    await expect(this.card.getByRole('table')).toBeVisible();
    return this;
  }

  rows() {
    return this.card
      .getByRole('table')
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
  }

  async download(kind: 'CSV' | 'PNG') {
    const coming = this.page.waitForEvent('download');
    await this.card.getByRole('button', { name: new RegExp(`^Download ${kind}`) }).click();
    const file = await coming;
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }
}
