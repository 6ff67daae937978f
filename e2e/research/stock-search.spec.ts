import type { Page } from '@playwright/test';
import { searchCopy } from '@/lib/content/search/search';
import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const field = (page: Page) => page.getByRole('main').getByLabel(searchCopy.label);

test('[B4] a stock is found and opened by keyboard alone, despite a typo', async ({ page }) => {
  await new Shell(page).open(paths.search);
  await field(page).focus();
  await page.keyboard.type('aple');
  const list = page.getByRole('listbox', { name: 'Stocks' });
  await expect(list.getByRole('option', { name: /^AAPL/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(/found\. Use the arrow keys to choose\.$/)).toBeAttached();

  await page.keyboard.press('ArrowDown');
  const active = list.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stocks\/AAPL$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(AAPL)');
});

test('[B4] [U1] axe finds nothing in the open list or in the empty result', { tag: '@slow' }, async ({ page }) => {
  await new Shell(page).open(paths.search);
  for (const [typed, shown] of [
    ['micro', page.getByRole('listbox')],
    ['aple', page.getByRole('group', { name: 'Did you mean' })],
    ['zzzzzz', page.getByRole('link', { name: /Request this stock/ })],
  ] as const) {
    await field(page).fill(typed);
    await expect(shown).toBeVisible();
    await expectAccessible(page, typed);
  }
});

test('[B4] recent searches are offered again, in another browser too', async ({ page, signedIn, newBrowser }) => {
  await new Shell(page).open(paths.search);
  await field(page).fill('NVDA');
  await expect(page.getByRole('option', { name: /^NVDA/ })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/users/searches') && answer.ok());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await saved;
  await expect(page).toHaveURL(/\/stocks\/NVDA$/);

  const other = await newBrowser();
  await other.addCookies(await page.context().cookies());
  const elsewhere = await other.newPage();
  await new Shell(elsewhere).open(paths.search);
  await field(elsewhere).click();
  await expect(elsewhere.getByRole('listbox', { name: 'Your recent searches' }).getByRole('option')).toHaveText([
    'NVDA',
  ]);
  expect(signedIn.kind).toBe('user');
});

test('[B4] [U5] the search page lists stocks beside pages', async ({ page }) => {
  await new Shell(page).open(`${paths.search}?q=aple`);
  await page.getByRole('main').getByRole('link', { name: 'AAPL', exact: true }).click();
  await expect(page).toHaveURL(/\/stocks\/AAPL$/);
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[B4] [U2] a plain form finds a stock', async ({ page }) => {
    await page.goto(paths.search);
    await page.getByRole('main').getByRole('searchbox').fill('aple');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'AAPL', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(AAPL)');
  });
});
