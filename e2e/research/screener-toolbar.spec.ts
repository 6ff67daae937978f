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

test('[B5] a sector applies as soon as it is chosen, and keeps the focus', async ({ page }) => {
  await new Shell(page).open(paths.screener);
  const sector = page.getByRole('combobox', { name: 'Sector' });
  await sector.focus();
  await sector.selectOption('Robotics');
  await expect(page).toHaveURL(/\/screener\?sector=robotics$/);
  await expect(page.getByRole('link', { name: 'Remove Robotics' })).toBeVisible();
  await expect(sector).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/screener$/);
  await expect(sector).toHaveValue('');
});

test('[B5] [U1] on a phone all examples below an empty result are in its box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(`${paths.screener}?pe-ratio-max=0.01`);
  for (const example of await page.getByRole('main').getByText('Try:').getByRole('link').all()) {
    const box = await example.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(370);
  }
});
