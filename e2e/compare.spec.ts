import type { Page } from '@playwright/test';
import { paths } from '@/lib/domain/paths';
import { findFaults } from './axe';
import { expect, test } from './fixtures';
import { Shell } from './pages/shell';

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen stocks' }).getByRole('link');

test('[B7] a comparison grows stock by stock, goes back, and a link that is passed on shows the same', async ({
  page,
  signedIn,
  newBrowser,
}) => {
  await new Shell(page).open(`${paths.compare}?symbols=AAPL`);
  await expect(chosen(page)).toHaveText(['AAPL']);
  await page.getByRole('combobox', { name: 'Add a stock' }).fill('msft');
  await expect(page.getByRole('option', { name: /^MSFT/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/symbols=AAPL(,|%2C)MSFT/);
  const card = page.getByRole('region', { name: /^Price, 100 at the start: AAPL, MSFT/ });
  await expect(card.getByText(/SPY, index fund/).first()).toBeVisible();
  await expect(card.getByText(/AAPL: USD, fiscal year to the end of/).first()).toBeAttached();

  await page.getByRole('combobox', { name: 'Measure' }).selectOption({ label: 'Revenue' });
  await expect(page.getByRole('region', { name: /^Revenue: AAPL, MSFT/ })).toBeVisible();
  const friend = await (await newBrowser()).newPage();
  await new Shell(friend).open(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(chosen(friend)).toHaveText(['AAPL', 'MSFT']);
  await expect(friend.getByRole('region', { name: /^Revenue: AAPL, MSFT/ })).toContainText('The chart is for members');

  await page.goBack();
  await page.goBack();
  await expect(chosen(page)).toHaveText(['AAPL']);
  expect(signedIn.kind).toBe('user');
});

test('[B7] what cannot be compared is named, and the next try works', async ({ page, signedIn, noise }) => {
  noise.allow(/400/);
  await new Shell(page).open(`${paths.compare}?symbols=AAPL,ZZZZ,1x`);
  await expect(page.getByText('1X is no ticker, so it is left out.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ZZZZ');
  await page.getByRole('button', { name: 'Remove ZZZZ' }).click();
  await expect(
    page.getByRole('region', { name: /^Price, 100 at the start: AAPL/ }).getByText(/^Table of/),
  ).toBeVisible();
  expect(signedIn.kind).toBe('user');
});

test('[B7] [U1] axe finds nothing in a full comparison', async ({ page, signedIn }) => {
  await new Shell(page).open(`${paths.compare}?symbols=AAPL,MSFT,NVDA,AMZN,META,COST`);
  await expect(page.getByText('Five is the most, so COST is left out.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Price/ }).getByText(/^Table of/)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findFaults(page), `${width}, ${colorScheme}`).toEqual([]);
    }
  }
  expect(signedIn.kind).toBe('user');
});
