import type { Page } from '@playwright/test';
import { cutOff, tooWide } from '@/e2e/site/layout-faults';
import { expect } from './fixtures';

const widths = [1280, 640];

/**
 * Finds content that is cut off or unreachable at either width when the browser's text size is doubled, which the
 * page's units and media queries follow.
 */
export async function faultsOfLargeText(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const setText = (times: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  const faults: string[] = [];
  await setText(2);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await tooWide(page)), ...(await cutOff(page))];
    faults.push(...found.map((fault) => `${name}, large text, ${width} wide: ${fault}`));
  }
  await setText(1);
  await session.detach();
  return faults;
}
