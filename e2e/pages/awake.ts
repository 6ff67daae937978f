import type { Page } from '@playwright/test';

/**
 * Waits for hydration of this document, which Next measures, and for the session id (section 4). The id alone could
 * come from an earlier page of the tab. With a stopped clock nothing is measured: such a test starts with this page, so
 * the id is new.
 */
export const awake = (page: Page) =>
  page.waitForFunction(() => {
    const isMeasured = performance.getEntriesByName('Next.js-hydration').length > 0;
    return (isMeasured || '__pwClock' in window) && sessionStorage.getItem('sessionId') !== null;
  });
