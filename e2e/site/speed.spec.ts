import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import { loadOn4G } from '@/tests/support/browser/on-4g';
import { expect, test } from '@/e2e/support/fixtures';

/**
 * One page of each kind: text, a line chart, a table, a map, a form, a document, several charts, news, a lazily loaded
 * tool.
 */
const pages = [
  paths.home,
  paths.landing,
  paths.ambassador,
  paths.optionsSignals,
  paths.places,
  placePaths.cities,
  paths.signUp,
  paths.privacy,
  paths.sectorStocks('robotics'),
  paths.sectorNews('robotics'),
  paths.compare,
];

for (const path of pages) {
  const tag = path === paths.landing || path === paths.sectorStocks('robotics') ? [] : '@slow';
  test(`[I10] ${path} has no layout shift while it loads on 4G`, { tag }, async ({ page }) => {
    const { paint, moved } = await loadOn4G(page, path);
    // The time of the paint depends on the machine; `npm run bench:paint` measures it.
    expect(paint).toBeGreaterThan(0);
    // Includes shifts after hydration, for example by a lazily loaded tool or local times.
    await page.waitForLoadState('networkidle');
    expect(await moved()).toBeLessThan(0.01);
  });

  test(`[P2] the first paint of ${path} does not wait for scripts`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script\b(?![^>]*\b(defer|async|noModule)\b)[^>]*\bsrc=/);
  });
}
