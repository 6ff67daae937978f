import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { SearchModal } from '@/e2e/pages/search-modal';
import { Shell } from '@/e2e/pages/shell';

const searchLink = (shell: Shell) => shell.page.getByRole('banner').getByRole('link', { name: 'Search' }).first();

test('[S1] [B4] a stock is found by name in three actions: a key, its name, Enter', async ({ page }) => {
  const shell = await new Shell(page).open(paths.home);
  const search = new SearchModal(page);
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  await page.keyboard.type('microsoft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stocks\/MSFT$/);
  await search.gone();
  await expect(shell.heading).toContainText('Microsoft');
});

test('[B4] three stocks are compared in three actions: a key, their tickers, Enter', async ({ page }) => {
  const shell = await new Shell(page).open(paths.home);
  const search = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await page.keyboard.type('aapl msft nvda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?symbols=AAPL,MSFT,NVDA$/);
  await search.gone();
  await expect(shell.heading).toContainText('Compare');
  await expect(page.getByRole('list', { name: 'Selected stocks' }).getByRole('link')).toHaveText([
    'AAPL',
    'MSFT',
    'NVDA',
  ]);
});

test('[S1] [G1] Ctrl-K and the header open the search; Escape closes it and returns the focus', async ({ page }) => {
  const shell = await new Shell(page).open(paths.subscribe);
  const search = new SearchModal(page);
  await searchLink(shell).focus();
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await search.gone();
  await expect(searchLink(shell)).toBeFocused();

  await searchLink(shell).click();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await search.gone();
  await expect(searchLink(shell)).toBeFocused();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('[S1] neither key opens it while text is being typed', async ({ page }) => {
  await new Shell(page).open(paths.login);
  const field = page.getByRole('main').getByLabel('Email');
  await field.fill('a');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('a/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[S1] results come in groups, exact first, and lead to a sector, a plan and an answer', async ({ page }) => {
  const shell = await new Shell(page).open(paths.home);
  const search = new SearchModal(page);
  await page.keyboard.press('/');
  await search.input.fill('robotics');
  await expect(search.group('Best match')).toContainText('Robotics');
  await expect(search.dialog.getByRole('option').first()).toContainText('Robotics');
  await search.input.fill('pricing');
  await expect(search.dialog.getByRole('option').first()).toContainText('Plans and pricing');
  await search.input.fill('how do i cancel');
  // A query that is an FAQ question has that question as its best match.
  await expect(search.group('Best match').first()).toContainText('How do I cancel?');
  await search.group('Best match').first().click();
  await expect(page).toHaveURL(/\/subscribe#how-do-i-cancel$/);
  await expect(page.getByText('Go to Billing and choose “Cancel subscription”.')).toBeVisible();
  await expect(shell.heading).toBeVisible();
});

test(
  '[S1] [U1] axe finds nothing in the search, its results and where nothing is found',
  { tag: '@slow' },
  async ({ page }) => {
    await new Shell(page).open(paths.home);
    const search = new SearchModal(page);
    await page.keyboard.press('/');
    await expect(search.group('Popular pages').first()).toBeVisible();
    await expectAccessible(page, 'search');
    await search.input.fill('micro');
    await expect(search.group('Stocks').first()).toBeVisible();
    await expectAccessible(page, 'results');
    await search.input.fill('zzzzzz');
    await expect(search.dialog.getByRole('link', { name: 'Request a stock' })).toBeVisible();
    await expectAccessible(page, 'no results');
  },
);

test('[S1] on a phone the search is opened from the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click();
  await expect(new SearchModal(page).input).toBeFocused();
});

test('[S1] on a narrow phone the search is opened from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const shell = await (await new Shell(page).open(paths.home)).openMenu();
  await shell.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(new SearchModal(page).input).toBeFocused();
});
