import type { Page } from '@playwright/test';

/**
 * Once React has taken over this very document, which Next measures, and the frame has given the visitor a session id
 * (section 4). The id alone would be that of an earlier page of the same tab. Where a test stops the page's clock, nothing
 * can be measured: such a test begins with the page, so the id is this one's.
 */
export const awake = (page: Page) =>
  page.waitForFunction(() => {
    const isMeasured = performance.getEntriesByName('Next.js-hydration').length > 0;
    return (isMeasured || '__pwClock' in window) && sessionStorage.getItem('sessionId') !== null;
  });
