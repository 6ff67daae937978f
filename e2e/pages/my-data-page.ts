import { consentCopy } from '@/lib/content/visits/consent-copy';
import { myDataCopy } from '@/lib/content/my-account/my-data';
import { ownDataCopy as copy } from '@/lib/content/my-account/own-data';
import { visitPaths } from '@/lib/domain/visits/visit-paths';
import { Shell } from './shell';

/** The page with the visitor's privacy data. */
export class MyDataPage extends Shell {
  get visits() {
    return this.page.getByRole('main').getByRole('table').locator('tbody tr');
  }

  get nothing() {
    return this.page.getByRole('main').getByText(copy.noneTitle, { exact: true });
  }

  get loading() {
    return this.page.getByText(myDataCopy.loading);
  }

  get choice() {
    return this.page.getByRole('heading', { name: consentCopy.title });
  }

  /** An identifier of this browser, as the page shows it. */
  async number(name: 'uniqueId' | 'sessionId') {
    return this.page.getByRole('term').filter({ hasText: name }).locator('+ dd').innerText();
  }

  /** How the account found the site, on its first or its latest visit. */
  touch(place: string) {
    return this.page.getByRole('term').filter({ hasText: place }).locator('+ dd');
  }

  async openData() {
    await this.open(visitPaths.myData);
    return this;
  }

  async deleteAll() {
    await this.page.getByRole('button', { name: copy.deleteButton }).click();
    return this;
  }
}
