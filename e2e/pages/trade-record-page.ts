import { expect } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { Shell } from './shell';

export class TradeRecordPage extends Shell {
  /** The table of trades; the statistics above it are tables too. */
  get table() {
    return this.page.locator('#record').getByRole('table');
  }

  header(column: string) {
    return this.table.getByRole('columnheader').filter({ has: this.page.getByText(column, { exact: true }) });
  }

  async openRecord(search = '') {
    await this.open(paths.optionsSignals + search);
    return this;
  }

  async sortBy(column: string) {
    await this.header(column).getByRole('button').click();
    return this;
  }

  async chooseVariant(variant: string) {
    await this.page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: variant }).click();
    return this;
  }

  /** The column names, without the sort indicator. */
  async columns() {
    const headers = await this.table.getByRole('columnheader').allInnerTexts();
    return headers.map((header) => header.trim().split('\n')[0] ?? '');
  }

  /** The texts in a column, from top to bottom. */
  async column(name: string) {
    const headers = await this.columns();
    const index = headers.indexOf(name);
    expect(index, `a column ${name} among ${headers.join(', ')}`).toBeGreaterThanOrEqual(0);
    return this.table
      .locator('tbody tr')
      .evaluateAll((rows, cell) => rows.map((row) => (row.children[cell] as HTMLElement).innerText.trim()), index);
  }
}
