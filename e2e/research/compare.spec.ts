import type { Page } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const chosen = (page: Page) => page.getByRole('list', { name: 'Selected stocks' }).getByRole('link');

test('[B7] stocks are added to a comparison one by one, Back removes each, and a shared link shows the same', async ({
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
  const card = page.getByRole('region', { name: /^Price, indexed to 100: AAPL, MSFT/ });
  // The four lines are labeled at their ends, not in a legend.
  for (const name of ['AAPL', 'MSFT', 'S&P 500', 'Median'])
    await expect(card.locator('svg text').filter({ hasText: name }).first()).toBeVisible();
  await expect(card.getByText(/AAPL: USD, fiscal year ends in September\./)).toBeAttached();

  await page.getByRole('combobox', { name: 'Metric' }).selectOption({ label: 'Revenue' });
  await expect(page.getByRole('region', { name: /^Revenue: AAPL, MSFT/ })).toBeVisible();
  await expect(page).toHaveURL(/metric=revenue/);
  const friend = await (await newBrowser()).newPage();
  await new Shell(friend).open(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(chosen(friend)).toHaveText(['AAPL', 'MSFT']);
  await expect(friend.getByRole('region', { name: /^Revenue: AAPL, MSFT/ })).toContainText('Create a free account');

  await page.goBack();
  await page.goBack();
  await expect(chosen(page)).toHaveText(['AAPL']);
  expect(signedIn.kind).toBe('user');
});

test(
  '[B7] a stock that cannot be compared is named, and the others are compared',
  { tag: '@slow' },
  async ({ page, signedIn }) => {
    await new Shell(page).open(`${paths.compare}?symbols=AAPL,ZZZZ,1x`);
    await expect(page.getByText('We don’t recognize 1X.')).toBeVisible();
    await expect(page.getByText(/We do not cover ZZZZ yet/)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /^AAPL/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove ZZZZ' }).click();
    await expect(
      page.getByRole('region', { name: /^Price, indexed to 100: AAPL/ }).getByText('Show as table'),
    ).toBeVisible();
    expect(signedIn.kind).toBe('user');
  },
);

test('[B7] [U1] axe finds nothing in a full comparison', { tag: '@slow' }, async ({ page, signedIn }) => {
  await new Shell(page).open(`${paths.compare}?symbols=AAPL,MSFT,NVDA,AMZN,META,COST,GM,HD,PG`);
  await expect(page.getByText('You can compare up to eight stocks. Not shown: PG.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Price/ }).getByText('Show as table')).toBeVisible();
  await expectAccessible(page, 'full comparison');
  expect(signedIn.kind).toBe('user');
});
