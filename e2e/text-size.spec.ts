import { chromiumArguments, findChromium } from '../tests/support/chromium';
import { expect, test } from './fixtures';
import { cutOff, tooWide } from './layout-faults';
import { screens } from './screens';

// A reader who has set their browser's text to twice its size: the page's own units follow, media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

for (const width of [1280, 640]) {
  test(`[U1] nothing is cut off or out of reach with text of 200 percent at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const { name, path } of screens) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      faults.push(...[...(await tooWide(page)), ...(await cutOff(page))].map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
