import { placePaths } from '@/lib/domain/places/place-paths';
import { PlacePage } from './place-page';
import { Shell } from './shell';

/** The cities with their map and filters. The page works without scripts, so hydration is not awaited. */
export class PlaceListPage extends Shell {
  get map() {
    return this.page.getByRole('img', { name: /^Map of the United States/ });
  }

  get rows() {
    return this.page.getByRole('main').getByRole('table').locator('tbody tr');
  }

  get filter() {
    return this.page.getByRole('main').getByRole('search');
  }

  async openCities() {
    await this.page.goto(placePaths.cities);
    return this;
  }

  async show({ name = '', region = '', state = '' }: { name?: string; region?: string; state?: string }) {
    await this.filter.getByLabel('Search by name').fill(name);
    if (region) await this.filter.getByLabel('State').selectOption({ label: region });
    if (state) await this.filter.getByLabel('Status').selectOption({ label: state });
    await this.filter.getByRole('button', { name: 'Apply filters' }).click();
    return this;
  }

  async nextPage() {
    await this.page.getByRole('link', { name: 'Next page' }).click();
    return this;
  }

  async choose(name: string) {
    await this.page.getByRole('main').getByRole('table').getByRole('link', { name, exact: true }).click();
    return new PlacePage(this.page);
  }
}
