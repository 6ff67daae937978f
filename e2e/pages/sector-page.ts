import { paths } from '@/lib/domain/shared/paths';
import { Shell } from './shell';

/** A sector's stocks: the table, its filter and the charts below. */
export class SectorPage extends Shell {
  get table() {
    return this.page.getByRole('main').locator('#stocks').getByRole('table').first();
  }

  get tickers() {
    return this.table.locator('tbody').getByRole('rowheader');
  }

  header(column: string) {
    return this.table.getByRole('columnheader').filter({ has: this.page.getByText(column, { exact: true }) });
  }

  get charts() {
    return this.page.locator('#charts');
  }

  async openSector(slug = 'robotics', search = '') {
    await this.open(paths.sectorStocks(slug) + search);
    return this;
  }

  async sortBy(column: string) {
    await this.header(column).getByRole('button').click();
    return this;
  }

  async narrow(label: string, value: string) {
    const field = this.page.getByLabel(label, { exact: true });
    if (!(await field.isVisible())) await this.page.getByText(/^Filters/).click();
    await field.fill(value);
    return this;
  }
}
