import { Modal } from './modal';

export class ForgotPasswordModal extends Modal {
  protected readonly title = 'Forgot Password';

  get email() {
    return this.field('Email');
  }

  get signUpLink() {
    return this.dialog.getByRole('link', { name: 'Sign Up' });
  }

  async send(email: string) {
    await this.email.fill(email);
    return this.submit('Send');
  }
}
