import { readFile } from 'node:fs/promises';
import { dataWords, sessionsWords } from '@/lib/content/accounts/account-parts';
import { banksWords, sampleLinkWords, tradierSampleWords, tradierWords } from '@/lib/content/brokerage/bank';
import { deletionWords } from '@/lib/domain/accounts/deletion-words';
import { paths } from '@/lib/domain/shared/paths';
import { Shell } from './shell';

/** A member's own account, and the page of their links. */
export class AccountPage extends Shell {
  get otherSessions() {
    return this.page
      .getByRole('button', { name: /^Sign out (?!everywhere|other devices)/ })
      .filter({ hasText: sessionsWords.end });
  }

  async openAccount() {
    await this.open(paths.account);
    await this.page.getByRole('table').waitFor();
    return this;
  }

  async openLinks() {
    await this.open(paths.bank);
    await this.page.getByRole('heading', { name: tradierWords.title }).waitFor();
    return this;
  }

  async endOtherSessions() {
    await this.page.getByRole('button', { name: sessionsWords.endOthers }).click();
    return this;
  }

  /** What the browser was handed as a file. */
  async takeData() {
    const file = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: dataWords.takeButton }).click();
    return readFile(await (await file).path(), 'utf8');
  }

  async deleteWith(password: string) {
    await this.page.getByText(dataWords.deleteButton).first().click();
    const form = this.page.getByRole('form', { name: dataWords.deleteTitle });
    await form.getByLabel(dataWords.confirmation).fill(deletionWords);
    await form.getByLabel(dataWords.password, { exact: true }).fill(password);
    await form.getByRole('button', { name: dataWords.deleteButton }).click();
    return this;
  }

  /** Through the simulated window: bank, login, account. */
  async linkBank() {
    await this.page.getByRole('button', { name: banksWords.link, exact: true }).click();
    const window = this.page.getByRole('dialog', { name: sampleLinkWords.title });
    await window.getByRole('button', { name: sampleLinkWords.banks[0].name }).click();
    await window.getByLabel(sampleLinkWords.username).fill('user_good');
    await window.getByLabel(sampleLinkWords.password, { exact: true }).fill('pass_good');
    await window.getByRole('button', { name: sampleLinkWords.submit }).click();
    await window.getByRole('button', { name: /ending in 0000/ }).click();
    await window.waitFor({ state: 'hidden' });
    return this;
  }

  async linkTradier() {
    await this.page.getByRole('button', { name: tradierWords.link }).click();
    await this.page.getByRole('button', { name: tradierSampleWords.allow, exact: true }).click();
    return this;
  }
}
