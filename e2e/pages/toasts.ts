import type { Page } from '@playwright/test';

/** Toasts: errors are assertive alerts, all others are polite status messages. */
export class Toasts {
  constructor(readonly page: Page) {}

  get region() {
    return this.page.locator('[aria-live="polite"][data-react-aria-top-layer]');
  }

  status(text: string) {
    return this.region.getByRole('status').filter({ hasText: text });
  }

  error(text: string) {
    return this.region.getByRole('alert').filter({ hasText: text });
  }
}
