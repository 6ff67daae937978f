import type { Page } from '@playwright/test';
import { noteShifts } from '@/e2e/site/layout-shifts';
import { awake } from '@/e2e/pages/awake';

/** The "4G" profile of Lighthouse and WebPageTest: 9 Mbit/s down and up, 170 ms round trip. */
const fourG = { offline: false, latency: 170, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (9e6 / 8) | 0 };

/** Times of the largest contentful paint and of hydration, in ms after navigation, and the cumulative layout shift. */
export type FirstLoad = { paint: number; interactive: number; shift: number; moved: () => Promise<number> };

/**
 * Opens a page like a phone on 4G with the CPU slowed down by this factor, and returns the timings of its first load.
 */
export async function loadOn4G(page: Page, address: string, slowness = 1): Promise<FirstLoad> {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', fourG);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const moved = await noteShifts(page);
  await page.addInitScript(() => {
    const firstLoad = { paint: 0 };
    Object.assign(window, { firstLoad });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) firstLoad.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address);
  await awake(page);
  const times = await page.evaluate(() => {
    const { firstLoad } = window as unknown as { firstLoad: { paint: number } };
    // Measured by the page's own clock: our calls to a slowed page take time as well.
    const [taken] = performance.getEntriesByName('Next.js-hydration');
    return { paint: firstLoad.paint, interactive: taken ? taken.startTime + taken.duration : Number.NaN };
  });
  return { ...times, shift: await moved(), moved };
}
