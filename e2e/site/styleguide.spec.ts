import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[U3] screenshots of the style guide in the ${colorScheme} theme`, { tag: '@slow' }, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const guide = await new Shell(page).open(toolPaths.styleguide);
    await expect(guide.heading).toHaveText('Components in every state');
    const path = info.outputPath(`styleguide-${colorScheme}.png`);
    const picture = await page.screenshot({ fullPage: true, path });
    await info.attach(`styleguide ${colorScheme}`, { path, contentType: 'image/png' });
    expect(picture.length).toBeGreaterThan(50_000);
  });
}
