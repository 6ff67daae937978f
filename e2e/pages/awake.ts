import type { Page } from '@playwright/test';

/**
 * Once React has taken over this very document, which Next measures, and the frame has given the visitor a session id
 * (section 4). The id alone would be that of an earlier page of the same tab.
 */
export const awake = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName('Next.js-hydration').length > 0 && sessionStorage.getItem('sessionId') !== null,
  );
