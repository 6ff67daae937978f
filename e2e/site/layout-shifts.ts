import type { Page } from '@playwright/test';

/** Notes what moves on the pages that are opened from now on; the function it gives says how much has (CLS). */
export async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      const all = window as unknown as { moved: number };
      for (const entry of list.getEntries()) all.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}
