import { paths } from '@/lib/domain/paths';
import { lateScripts } from '@/tests/bench/weight';
import { loadOn4G, shiftSoFar } from '@/tests/support/on-4g';
import { expect, test } from './fixtures';

/** One of each kind: words alone, a curve, a table, a map, a form, a document, charts, news, a tool that comes late. */
const pages = [
  paths.home,
  paths.landing,
  paths.ambassador,
  paths.optionsSignals,
  paths.places,
  paths.cities,
  paths.signUp,
  paths.privacy,
  paths.sectorStocks('robotics'),
  paths.sectorNews('robotics'),
  paths.compare,
];

for (const path of pages) {
  test(`[I10] nothing moves on ${path} while it loads on 4G`, async ({ page }) => {
    const { paint } = await loadOn4G(page, path);
    // When it is painted depends on the machine: `npm run bench:paint` measures that.
    expect(paint).toBeGreaterThan(0);
    // Also what comes once the page is awake: a tool, the reader's own clock.
    await page.waitForLoadState('networkidle');
    expect(await shiftSoFar(page)).toBeLessThan(0.01);
  });

  test(`[P2] the first paint of ${path} waits for no other file`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<style');
    expect(html).not.toMatch(/<link\b[^>]*rel="stylesheet"/);
    expect(html).not.toMatch(/<script\b(?![^>]*\b(defer|async|noModule)\b)[^>]*\bsrc=/);
  });
}

test('[P2] React and the start of a page are compiled while they arrive, not in a long task of the page', async ({
  request,
}) => {
  const files = lateScripts(await (await request.get(paths.home)).text());
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const large = texts.filter((text) => text.length > 60_000);
  expect(large.length).toBeGreaterThanOrEqual(2);
  for (const text of large) expect(text.slice(0, 40)).toContain('//# allFunctionsCalledOnLoad\n');
});
