import type { Page } from '@playwright/test';

/** Records layout shifts on pages opened from now on; the returned function returns their sum (CLS). */
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
