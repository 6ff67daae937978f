import { Shell } from './shell';

export class ResetPasswordPage extends Shell {
  get password() {
    return this.page.getByRole('main').getByLabel('New password', { exact: true });
  }

  async openLink(path: string) {
    await this.open(path);
    return this;
  }

  async save(password: string) {
    await this.password.fill(password);
    await this.page.getByRole('button', { name: 'Save password' }).click();
    return this;
  }
}
