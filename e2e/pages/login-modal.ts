import { ForgotPasswordModal } from './forgot-password-modal';
import { Modal } from './modal';

export class LoginModal extends Modal {
  protected readonly title = 'Login';

  get email() {
    return this.field('Email');
  }

  get password() {
    return this.field('Password');
  }

  async send(email: string, password: string) {
    await this.email.fill(email);
    await this.password.fill(password);
    return this.submit('Log in');
  }

  async forgotPassword() {
    await this.dialog.getByRole('button', { name: 'Forgot password?' }).click();
    return new ForgotPasswordModal(this.page).shown();
  }

  get signUpLink() {
    return this.dialog.getByRole('link', { name: 'Sign Up' });
  }
}
