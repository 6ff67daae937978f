import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

test('[U1] filters and columns open below the toolbar, whose buttons keep their places', async ({ page }) => {
  await new Shell(page).open(paths.screener);
  const toolbar = () =>
    Promise.all(
      [
        page.getByRole('combobox', { name: 'Sector' }),
        page.getByText('Filters', { exact: true }),
        page.getByText('Columns (7)'),
        page.getByRole('button', { name: 'Apply', exact: true }),
      ].map((control) => control.boundingBox()),
    );
  const before = await toolbar();
  await page.getByText('Filters', { exact: true }).click();
  await expect(page.getByLabel('P/E, Max')).toBeVisible();
  expect(await toolbar()).toEqual(before);
  await page.getByText('Columns (7)').click();
  await expect(page.getByRole('checkbox', { name: 'PEG' })).toBeVisible();
  expect(await toolbar()).toEqual(before);
});

test('an address that names the map leads to the map of the day, with its filters', async ({ page }) => {
  await page.goto(`${paths.screener}?view=map&sector=robotics`);
  await expect(page).toHaveURL(/\/screener\?sector=robotics&period=day$/);
  await expect(page.getByRole('link', { name: 'Skip to the table' })).toBeAttached();
});
