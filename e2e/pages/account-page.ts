import { readFile } from 'node:fs/promises';
import { accountSections, dataCopy, profileCopy, sessionsCopy } from '@/lib/content/my-account/account-sections';
import { banksCopy, sampleLinkCopy, tradierSampleCopy, tradierCopy } from '@/lib/content/brokerage/bank';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { paths } from '@/lib/domain/shared/paths';
import { Shell } from './shell';

/** A member's own account, and the pages of its mailed links. */
export class AccountPage extends Shell {
  get otherSessions() {
    return this.page
      .getByRole('button', { name: /^Sign out (?!everywhere|other devices)/ })
      .filter({ hasText: sessionsCopy.end });
  }

  async openAccount() {
    await this.open(profilePaths.profile);
    await this.page.getByRole('form', { name: profileCopy.save }).waitFor();
    return this;
  }

  async openSecurity() {
    await this.open(profilePaths.security);
    await this.page.getByRole('table').waitFor();
    return this;
  }

  async openData() {
    await this.open(profilePaths.data);
    await this.page.getByRole('button', { name: dataCopy.takeButton }).waitFor();
    return this;
  }

  async openLinks() {
    await this.open(paths.bank);
    await this.page.getByRole('heading', { name: tradierCopy.title }).waitFor();
    return this;
  }

  async endOtherSessions() {
    await this.page.getByRole('button', { name: sessionsCopy.endOthers }).click();
    return this;
  }

  /** Downloads the member's data and returns the file's contents. */
  async takeData() {
    const file = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: dataCopy.takeButton }).click();
    return readFile(await (await file).path(), 'utf8');
  }

  async deleteWith(password: string) {
    await this.page.getByText(dataCopy.deleteButton).first().click();
    const form = this.page.getByRole('form', { name: accountSections.delete });
    await form.getByLabel(dataCopy.confirmation).fill(deletionPhrase);
    await form.getByLabel(dataCopy.password, { exact: true }).fill(password);
    await form.getByRole('button', { name: dataCopy.deleteButton }).click();
    return this;
  }

  /** Links a bank in the simulated window: bank, login, account. */
  async linkBank() {
    await this.page.getByRole('button', { name: banksCopy.link, exact: true }).click();
    const window = this.page.getByRole('dialog', { name: sampleLinkCopy.title });
    await window.getByRole('button', { name: sampleLinkCopy.banks[0].name }).click();
    await window.getByLabel(sampleLinkCopy.username).fill('user_good');
    await window.getByLabel(sampleLinkCopy.password, { exact: true }).fill('pass_good');
    await window.getByRole('button', { name: sampleLinkCopy.submit }).click();
    await window.getByRole('button', { name: /ending in 0000/ }).click();
    await window.waitFor({ state: 'hidden' });
    return this;
  }

  async linkTradier() {
    await this.page.getByRole('button', { name: tradierCopy.link }).click();
    await this.page.getByRole('button', { name: tradierSampleCopy.allow, exact: true }).click();
    return this;
  }
}
