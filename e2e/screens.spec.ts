import { findFaults } from './axe';
import { tooWide } from './layout-faults';
import { expect, test } from './fixtures';
import { Shell } from './pages/shell';
import { screens } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of screens) {
  test(`[U1][R63][S1] ${path} hydrates quietly, fits 320 pixels, and axe finds nothing in it: light, dark, small, large`, async ({
    page,
  }) => {
    const shell = await new Shell(page).open(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooWide(page), `at ${width}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findFaults(page), `${width} light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findFaults(page, ['color-contrast', 'link-in-text-block']), `${width} dark`).toEqual([]);
    }
    await expect(shell.heading).toHaveCount(1);
  });
}
