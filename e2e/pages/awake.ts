import type { Page } from '@playwright/test';

/**
 * Waits for the hydration of this document, which Next measures, and for the session id (section 4). The id alone could
 * come from an earlier page of the tab. With a stopped clock Next measures nothing; such a test starts with this page,
 * so that the id is new.
 */
export const awake = (page: Page) =>
  page.waitForFunction(() => {
    const isMeasured = performance.getEntriesByName('Next.js-hydration').length > 0;
    return (isMeasured || '__pwClock' in window) && sessionStorage.getItem('sessionId') !== null;
  });
