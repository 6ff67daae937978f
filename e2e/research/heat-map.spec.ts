import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

for (const width of [1280, 1024, 820, 390])
  test(`[B5] each tile of the heat map shows its ticker and change with four pixels around them: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await new Shell(page).open(`${paths.screener}?period=day`);
    const tiles = page.getByRole('main').locator('li > ul > li[data-level]');
    await expect(tiles.first()).toBeVisible();
    const tight = await tiles.evaluateAll((all) =>
      all.flatMap((tile) => {
        const outer = tile.getBoundingClientRect();
        if (outer.width < 1) return [];
        const lines = [...tile.querySelectorAll('[aria-hidden] > *')].map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return range.getBoundingClientRect();
        });
        const isRoomy = lines.every(
          (line) =>
            line.width > 0 &&
            line.left >= outer.left + 3.5 &&
            line.right <= outer.right - 3.5 &&
            line.top >= outer.top + 3.5 &&
            line.bottom <= outer.bottom - 3.5,
        );
        return isRoomy ? [] : [`${tile.textContent} ${Math.round(outer.width)}×${Math.round(outer.height)}`];
      }),
    );
    expect(tight).toEqual([]);
  });

test('[B5] on a phone each sector is as wide as the map, with its name and its largest stock', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(`${paths.screener}?period=day`);
  const sectors = page.getByRole('main').locator('ul:has(> li > ul > li[data-level]) > li');
  const map = await sectors.first().locator('..').boundingBox();
  for (const sector of await sectors.all()) {
    const name = await sector.locator('> div').boundingBox();
    expect(Math.abs((name?.width ?? 0) - (map?.width ?? 0))).toBeLessThan(1);
    await expect(sector.locator('ul > li[data-level]').first()).toBeVisible();
    expect((await sector.locator('ul > li[data-level]').first().boundingBox())?.width).toBeGreaterThan(40);
  }
});
