import { paths } from '@/lib/domain/shared/paths';
import { Shell } from './shell';

export class SignUpPage extends Shell {
  get firstName() {
    return this.field('First name');
  }

  get lastName() {
    return this.field('Last name');
  }

  get email() {
    return this.field('Email');
  }

  get password() {
    return this.field('Password');
  }

  async openForm(search = '') {
    await this.open(paths.signUp + search);
    return this;
  }

  async fill(values: { firstName: string; lastName: string; email: string; password: string }) {
    await this.firstName.fill(values.firstName);
    await this.lastName.fill(values.lastName);
    await this.email.fill(values.email);
    await this.password.fill(values.password);
    return this;
  }

  async submit() {
    await this.page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    return this;
  }

  private field(label: string) {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }
}
