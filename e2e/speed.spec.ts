import { paths } from '@/lib/domain/paths';
import { expect, test } from './fixtures';

/** Lighthouse's and WebPageTest's "4G": 9 Mbit/s down and up, 170 ms there and back. */
const fourG = { offline: false, latency: 170, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (9e6 / 8) | 0 };

/** One of each kind: words alone, a curve, a table, a map, a form, a document. */
const pages = [
  paths.home,
  paths.landing,
  paths.ambassador,
  paths.optionsSignals,
  paths.places,
  paths.cities,
  paths.signUp,
  paths.privacy,
];

type Measured = { paint: number; shift: number };

// Each alone, because what is measured is time.
test.describe.configure({ mode: 'serial' });

for (const path of pages) {
  test(`[I10] ${path} paints its main part within two seconds on 4G, and nothing moves`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', fourG);
    await page.addInitScript(() => {
      const measured: Measured = { paint: 0, shift: 0 };
      Object.assign(window, { measured });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) measured.paint = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          measured.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForFunction(() => sessionStorage.getItem('sessionId') !== null);
    const measured = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
    expect(measured.paint).toBeGreaterThan(0);
    expect(measured.paint).toBeLessThan(2000);
    expect(measured.shift).toBeLessThan(0.05);
  });
}
