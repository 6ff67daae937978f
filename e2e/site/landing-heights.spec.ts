import { expect, test } from '@/e2e/support/fixtures';
import { paths } from '@/lib/domain/shared/paths';

/**
 * The max page height in pixels, by viewport width. The home page covers all topics and, once there is a weekly report,
 * has another figure, so it may be taller.
 */
const limits = [
  { width: 1280, landing: 3200, home: 3550 },
  { width: 390, landing: 5000, home: 5100 },
];
const landingPages = [
  ...[paths.landing, paths.ambassador, paths.investor, paths.impactInvestor],
  ...[paths.cityOwner, paths.universityOwner, paths.aboutValues, paths.places],
];

for (const { width, landing, home } of limits) {
  test(`[I1] the home page and the landing pages are short on a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const tooTall: string[] = [];
    for (const path of [paths.home, ...landingPages]) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > (path === paths.home ? home : landing)) tooTall.push(`${path}: ${height}`);
    }
    expect(tooTall).toEqual([]);
  });
}
