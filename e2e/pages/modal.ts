import { expect, type Page } from '@playwright/test';
import { Toasts } from './toasts';

/** The base class of all modals. */
export abstract class Modal {
  protected abstract readonly title: string;

  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: this.title });
  }

  get toasts() {
    return new Toasts(this.page);
  }

  field(label: string) {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async shown(): Promise<this> {
    await expect(this.dialog).toBeVisible();
    return this;
  }

  async gone() {
    await expect(this.dialog).toHaveCount(0);
  }

  async close() {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await this.gone();
  }

  async submit(button: string) {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    return this;
  }
}
