import type { Page } from '@playwright/test';
import { paths } from '@/lib/domain/paths';
import { giveSession, logIn } from './accounts';
import { findFaults } from './axe';
import { expect, test } from './fixtures';
import { Shell } from './pages/shell';

const stocks = (page: Page) => page.getByRole('main').getByRole('rowheader').getByRole('link');

async function makeList(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'New list' });
  await form.getByLabel('Name of the list').fill(name);
  await form.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

async function add(page: Page, ticker: string) {
  await page.getByRole('combobox', { name: 'Add a stock to this list' }).fill(ticker);
  await expect(page.getByRole('option', { name: new RegExp(`^${ticker}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${ticker} from the list` })).toBeVisible();
}

test('[B9] lists and alerts survive a reload, and a second browser sees the same', async ({
  page,
  site,
  signedIn,
  newBrowser,
}) => {
  test.setTimeout(120_000);
  await new Shell(page).open(paths.watchlists);
  await expect(page.getByText('You have no list yet')).toBeVisible();
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  await add(page, 'MSFT');
  await makeList(page, 'Chips');
  await add(page, 'NVDA');

  const form = page.getByRole('form', { name: 'Set an alert' });
  await form.getByLabel('Ticker').fill('aapl');
  await form.getByLabel('Price in US dollars').fill('1250.50');
  await form.getByRole('button', { name: 'Set the alert' }).click();
  await expect(page.getByText('A mail when AAPL closes above $1,250.50')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chips', level: 2 })).toBeVisible();
  await expect(stocks(page)).toHaveText(['NVDA']);

  const other = await newBrowser();
  await giveSession(other, site, await logIn(site, signedIn));
  const elsewhere = await other.newPage();
  await new Shell(elsewhere).open(paths.watchlists);
  await elsewhere
    .getByRole('navigation', { name: 'Your lists' })
    .getByRole('link', { name: /^Giants/ })
    .click();
  await expect(stocks(elsewhere)).toHaveText(['AAPL', 'MSFT']);
  await expect(elsewhere.getByText('A mail when AAPL closes above $1,250.50')).toBeVisible();
});

test('[B9] a list that was deleted comes back with its stocks, by keyboard', async ({ page, signedIn }) => {
  await new Shell(page).open(paths.watchlists);
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  await page.getByRole('button', { name: 'Delete this list' }).press('Enter');
  await expect(page.getByText('“Giants” is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is back.')).toBeVisible();
  await expect(stocks(page)).toHaveText(['AAPL']);
  expect(signedIn.kind).toBe('user');
});

test('[B9] a stock’s page puts it on a list', async ({ page, signedIn }) => {
  await new Shell(page).open(paths.stock('AAPL'));
  await page.getByRole('button', { name: 'Add to a watchlist' }).click();
  await page.getByRole('button', { name: 'Make a list “My stocks” with AAPL' }).click();
  await expect(page.getByRole('checkbox', { name: 'My stocks' })).toBeChecked();
  await page.getByRole('link', { name: 'All your watchlists' }).click();
  await expect(stocks(page)).toHaveText(['AAPL']);
  expect(signedIn.kind).toBe('user');
});

test('[B9] [U1] axe finds nothing in a list with an alert', async ({ page, signedIn }) => {
  await new Shell(page).open(paths.watchlists);
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  await page.getByRole('button', { name: 'Rename' }).click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findFaults(page), `${width}, ${colorScheme}`).toEqual([]);
    }
  }
  expect(signedIn.kind).toBe('user');
});

test('[B15][U1] a member asks for a stock once, and everybody sees it', async ({ page, signedIn, newBrowser }) => {
  await new Shell(page).open(`${paths.stockRequests}?ticker=QQQQZ`);
  const form = page.getByRole('form', { name: 'Ask for a stock' });
  await expect(form.getByLabel('Ticker')).toHaveValue('QQQQZ');
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('You asked for QQQQZ. It is on the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back your vote for QQQQZ' }).click();
  await expect(page.getByText('Your vote for QQQQZ is taken back.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page), colorScheme).toEqual([]);
  }
  const visitor = await (await newBrowser()).newPage();
  // Past the ten seconds for which a list is shared.
  await visitor.goto(`${paths.stockRequests}?again=1`);
  await expect(visitor.getByRole('rowheader', { name: 'QQQQZ' })).toBeVisible();
  expect(signedIn.kind).toBe('user');
});
