import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { awake } from '@/e2e/pages/awake';
import { noteShifts } from '@/e2e/site/layout-shifts';

test('[P2] a section’s lead stands below its heading before the content has arrived', async ({ page }) => {
  await page.goto(paths.contact);
  // Hydration would report a form that is gone.
  await awake(page);
  const section = page.getByRole('region', { name: 'Write to us' });
  await section.getByRole('form').evaluate((form) => form.parentElement?.remove());
  const heading = await section.getByRole('heading').boundingBox();
  const lead = await section.getByText('Choose a topic').boundingBox();
  expect(heading).not.toBeNull();
  expect(lead?.x).toBe(heading?.x);
});

for (const width of [390, 1280])
  test(`[P2] the comparison’s controls load without moving anything, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved = await noteShifts(page);
    await page.goto(paths.compare);
    await expect(page.getByRole('combobox').first()).toBeVisible();
    expect(await moved()).toBe(0);
  });
