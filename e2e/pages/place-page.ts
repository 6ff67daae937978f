import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import { leaderPanelCopy } from '@/lib/content/places/leader-panel';
import type { Place } from '@/e2e/support/registry';
import { Shell } from './shell';

/** A place: its public section and the member's own section. */
export class PlacePage extends Shell {
  get part() {
    return this.page.getByRole('region', { name: 'Your part' });
  }

  get reports() {
    return this.page.getByRole('main').getByRole('listitem');
  }

  /** The reports below a subheading. */
  listUnder(title: string) {
    return this.page.getByRole('heading', { name: title, exact: true }).locator('+ ul');
  }

  async openPlace({ path }: Place) {
    await this.open(path);
    return this;
  }

  /** The value next to a label. */
  fact(name: string) {
    return this.page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('~ dd');
  }

  async claim() {
    return this.press(copy.claim.cities);
  }

  async wait() {
    return this.press(copy.wait);
  }

  async showName(label: string) {
    await this.part.getByRole('radio', { name: label }).check();
    return this;
  }

  /** Writes a report, with the date of a meeting if it announces one. */
  async report(text: string, meetsOn?: string) {
    await this.part.getByLabel(leaderPanelCopy.reportLabel).fill(text);
    if (meetsOn !== undefined) await this.part.getByLabel(leaderPanelCopy.meetingLabel).fill(meetsOn);
    return this.press(leaderPanelCopy.reportSubmit);
  }

  async press(button: string) {
    await this.part.getByRole('button', { name: button, exact: true }).click();
    return this;
  }
}
