import { expect, type Page } from '@playwright/test';

/** A chart in a page, found by its title. */
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

  /** Scrolls to the chart and waits until it is drawn. */
  async shown() {
    // A selection made just before redraws the card; the retry waits for the final one.
    await expect(async () => {
      await this.card.scrollIntoViewIfNeeded();
      await expect(this.plot).toBeVisible();
    }).toPass({ timeout: 20_000 });
    return this;
  }

  /** The text of the plot's live region, which is the first in the card. */
  async spoken() {
    return (await this.card.getByRole('status').first().textContent()) ?? '';
  }

  /** Opens the table with the keyboard and leaves the focus on its toggle. */
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
