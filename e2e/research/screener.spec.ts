import type { Locator, Page } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const table = (page: Page) => page.getByRole('region', { name: 'Stocks that match' });
const tickers = (page: Page) => table(page).getByRole('rowheader');

test('a screen is filtered, sorted and shared by its address, and Back undoes each step', async ({
  page,
  newBrowser,
}) => {
  await new Shell(page).open(paths.screener);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Market cap, Min').fill('100b');
  await page.getByLabel('P/E, Max').fill('20');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/market-cap-min=100b&pe-ratio-max=20/);
  const active = page.getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('link')).toHaveText(['Market cap from $100 b', 'P/E up to 20', 'Clear all filters']);
  await table(page).getByRole('link', { name: 'Ticker' }).click();
  await expect(page).toHaveURL(/sort=ticker/);
  // The URL changes before the table does.
  await expect(table(page).getByRole('columnheader', { name: 'Ticker' })).toHaveAttribute('aria-sort', 'ascending');
  const shown = await tickers(page).allTextContents();
  expect(shown).toEqual(shown.toSorted());

  const friend = await (await newBrowser()).newPage();
  await new Shell(friend).open(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(tickers(friend)).toHaveText(shown);

  await active.getByRole('link', { name: 'Remove P/E up to 20' }).click();
  await expect(page).not.toHaveURL(/pe-ratio/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/pe-ratio-max=20$/);
});

test('further rows load as they are scrolled to, and the file has all of them', async ({ page }) => {
  await new Shell(page).open(`${paths.screener}?sort=ticker`);
  const count = Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /\d+ stocks/ })
        .textContent()
    )?.match(/\d+/)?.[0],
  );
  expect(count).toBeGreaterThan(100);
  const address = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const file = await (await page.request.get(address ?? '')).text();
  const listed = file.trim().split('\r\n').slice(-count);
  expect(listed.toSorted()).toHaveLength(count);
  const last = listed.at(-1)?.split(',')[0] ?? '';
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await table(page).evaluate((place) => place.scrollTo({ top: place.scrollHeight }));
  await expect(table(page).getByRole('rowheader', { name: last, exact: true })).toBeVisible();
});

test('Back from a stock returns to the same place in the filtered and sorted list', async ({ page }) => {
  await new Shell(page).open(`${paths.screener}?price-min=1&sort=ticker`);
  // Set by the code that stores scroll positions, which loads after the page.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  const first = (await tickers(page).first().textContent()) ?? '';
  await table(page).evaluate((place) => place.scrollTo({ top: 3000 }));
  await expect(tickers(page).first()).not.toHaveText(first);
  // A row near the middle of the view: the first rows in the document are above it.
  const row = tickers(page).nth(15);
  await expect(row).not.toHaveText(/\d/);
  const ticker = (await row.textContent()) ?? '';
  await table(page).getByRole('rowheader', { name: ticker, exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/stocks/${ticker}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/price-min=1&sort=ticker/);
  await expect(tickers(page).filter({ hasText: new RegExp(`^${ticker}$`) })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Remove Price from $1' })).toBeVisible();
});

test('a saved screen is there after a reload', { tag: '@slow' }, async ({ page }) => {
  await new Shell(page).open(`${paths.screener}?dividend-yield-min=2`);
  await page.getByText('Saved screens', { exact: true }).click();
  await page.getByLabel('Name this screen').fill('Income');
  await page.getByRole('button', { name: 'Save screen' }).click();
  await page.goto(paths.screener);
  await page.getByText('Saved screens (1)').click();
  await page.getByRole('link', { name: 'Income', exact: true }).click();
  await expect(page).toHaveURL(/dividend-yield-min=2/);
});

test('invalid values in the address are named and kept, and an empty result suggests what to do next', async ({
  page,
}) => {
  await new Shell(page).open(`${paths.screener}?pe-ratio-min=NaN&columns=price,color&price-min=999999&pe%3Eabc=`);
  await expect(page.getByText('P/E min: enter a number like 15 or 0.8, not “NaN”.')).toBeVisible();
  await expect(page.getByText('There is no column “color”.')).toBeVisible();
  await expect(page.getByLabel('P/E, Min')).toHaveValue('NaN');
  await expect(page.getByText('No stock matches these filters')).toBeVisible();
  // The count is only for screen readers: visually hidden elements are 1 px wide.
  expect((await page.getByText('0 stocks match your filters').boundingBox())?.width).toBeLessThanOrEqual(1);
  await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(tickers(page).first()).toBeVisible();
});

test('[U1] axe finds nothing on the screener with its filters open', { tag: '@slow' }, async ({ page }) => {
  await new Shell(page).open(`${paths.screener}?sector=robotics`);
  for (const name of ['Filters (1)', 'Columns (7)']) await page.getByText(name).click();
  await expectAccessible(page, 'screener with its filters');
  await page.getByRole('link', { name: 'Heat map', exact: true }).click();
  await page.getByRole('link', { name: 'Year' }).click();
  await expect(page).toHaveURL(/sector=robotics&period=year/);
  await page.getByText('Show as table').click();
  await expectAccessible(page, 'heat map with its table');
  await page.getByRole('link', { name: 'All sectors' }).click();
  await expect(page).toHaveURL(/\/screener\?period=year/);
  await expectAccessible(page, 'heat map of the market');
});

test('on a phone the filters open in a panel that closes with its result, and names are below the tickers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(paths.screener);
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  const sector = page.getByRole('combobox', { name: 'Sector' });
  const show = page.getByRole('button', { name: 'Apply', exact: true }).last();
  expect(await topOf(page.getByText('Filters', { exact: true }))).toBe(await topOf(sector));
  expect(await topOf(show)).toBe(await topOf(page.getByText(/^Columns/)));
  await page.getByText('Filters', { exact: true }).click();
  await page.mouse.click(195, 40);
  await expect(page.getByLabel('P/E, Max')).toBeHidden();
  await page.getByText('Filters', { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter stocks' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  // The rest of the page is inert.
  await tickers(page)
    .first()
    .getByRole('link', { includeHidden: true })
    .evaluate((link: HTMLElement) => link.focus());
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('summary').filter({ hasText: /^Filters$/ })).toBeFocused();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('P/E, Max').fill('20');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(page).toHaveURL(/pe-ratio-max=20/);
  await expect(page.getByLabel('P/E, Max')).toBeHidden();
  await expect(page.getByText('Filters (1)')).toBeVisible();
  const [ticker] = await tickers(page).all();
  const name = await ticker!.getAttribute('data-name');
  expect(await ticker!.evaluate((cell) => getComputedStyle(cell, '::after').content)).toBe(`"${name}"`);
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters, and its pages can be browsed', async ({ page }) => {
    await page.goto(paths.screener);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sector' }).selectOption('Robotics');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/\/screener\?sector=robotics$/);
  });
});

test('[U1] amounts end at one edge with two decimals each, a sort mark precedes a figure’s name, a panel opens below its button', async ({
  page,
}) => {
  await new Shell(page).open(`${paths.screener}?columns=market-cap`);
  // The right edge of each amount's text.
  const amounts = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const cell = [...row.children].find((one) => /^\$[\d.]+ [tbm]$/.test(one.textContent ?? ''));
        if (!cell) return [];
        const range = document.createRange();
        range.selectNodeContents(cell);
        return [{ text: cell.textContent, edge: Math.round(range.getBoundingClientRect().right) }];
      }),
    );
  expect(amounts.length).toBeGreaterThan(20);
  expect(amounts.filter(({ text }) => !/^\$\d+\.\d\d [tbm]$/.test(text))).toEqual([]);
  expect(new Set(amounts.map(({ edge }) => edge)).size).toBe(1);

  const head = table(page).getByRole('columnheader', { name: /Market cap/ });
  const [mark, name] = [await head.locator('span').boundingBox(), await head.getByRole('link').boundingBox()];
  expect(mark?.x).toBeCloseTo(name?.x ?? 0, 0);

  const saved = page.getByText('Saved screens', { exact: true });
  const before = await saved.boundingBox();
  await saved.click();
  await expect(page.getByLabel('Name this screen')).toBeVisible();
  expect(await saved.boundingBox()).toEqual(before);
});
