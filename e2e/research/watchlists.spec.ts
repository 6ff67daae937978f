import type { Locator, Page } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { giveSession, logIn } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const stocks = (page: Page) => page.getByRole('main').getByRole('rowheader').getByRole('link');

async function makeList(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'New list' });
  await form.getByLabel('List name').fill(name);
  await form.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

async function add(page: Page, ticker: string) {
  await page.getByRole('combobox', { name: 'Add a stock to this list' }).fill(ticker);
  await expect(page.getByRole('option', { name: new RegExp(`^${ticker}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${ticker} from list` })).toBeVisible();
}

test('[B9] lists and alerts survive a reload, and another browser shows the same', async ({
  page,
  site,
  signedIn,
  newBrowser,
}) => {
  test.setTimeout(120_000);
  await new Shell(page).open(paths.watchlists);
  await expect(page.getByText('No watchlists yet')).toBeVisible();
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  await add(page, 'MSFT');
  await page.getByRole('button', { name: 'New list' }).click();
  await makeList(page, 'Chips');
  await add(page, 'NVDA');

  const form = page.getByRole('form', { name: 'Create alert' });
  await form.getByLabel('Ticker').fill('aapl');
  await form.getByLabel('Price in US dollars').fill('1250.50');
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByText('Email me when AAPL closes above $1,250.50')).toBeVisible();

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
  await expect(elsewhere.getByText('Email me when AAPL closes above $1,250.50')).toBeVisible();
});

test('[B9] a deleted list is restored with its stocks, by keyboard', { tag: '@slow' }, async ({ page, signedIn }) => {
  await new Shell(page).open(paths.watchlists);
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  await page.getByRole('button', { name: 'Delete list' }).press('Enter');
  await expect(page.getByText('“Giants” deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(stocks(page)).toHaveText(['AAPL']);
  expect(signedIn.kind).toBe('user');
});

test('[B9] a stock can be added to a list from its page', async ({ page, signedIn }) => {
  await new Shell(page).open(paths.stock('AAPL'));
  await page.getByRole('button', { name: 'Add to a watchlist' }).click();
  await page.getByRole('button', { name: 'Create list “My stocks” with AAPL' }).click();
  await expect(page.getByRole('checkbox', { name: 'My stocks' })).toBeChecked();
  await page.getByRole('link', { name: 'Manage watchlists' }).click();
  await expect(stocks(page)).toHaveText(['AAPL']);
  expect(signedIn.kind).toBe('user');
});

test('[B9] an alert is edited by keyboard in its row, and the change survives a reload', async ({
  page,
  signedIn: _,
}) => {
  await new Shell(page).open(paths.watchlists);
  const create = page.getByRole('form', { name: 'Create alert' });
  await create.getByLabel('Ticker').fill('aapl');
  await create.getByLabel('Price in US dollars').fill('1250.50');
  await create.getByRole('button', { name: 'Create alert' }).click();
  await page.getByRole('button', { name: 'Edit: Email me when AAPL closes above $1,250.50' }).press('Enter');
  const editor = page.getByRole('form', { name: 'Edit alert for AAPL' });
  await expect(editor.getByLabel('When')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.getByLabel('Price in US dollars')).toBeFocused();
  await editor.getByLabel('Price in US dollars').fill('1300');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: 'Edit: Email me when AAPL closes above $1,300.00' });
  await expect(edit).toBeFocused();
  await page.reload();
  await expect(edit).toBeVisible();
});

test('[B9] [U1] axe finds nothing in a list with an alert', { tag: '@slow' }, async ({ page, signedIn }) => {
  await new Shell(page).open(paths.watchlists);
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expectAccessible(page, 'list with an alert');
  expect(signedIn.kind).toBe('user');
});

test(
  '[B15][U1] a member requests a stock once, and the request is public',
  { tag: '@slow' },
  async ({ page, signedIn, newBrowser }) => {
    await new Shell(page).open(`${paths.stockRequests}?ticker=QQQQZ`);
    const form = page.getByRole('form', { name: 'Request a stock' });
    await expect(form.getByLabel('Ticker')).toHaveValue('QQQQZ');
    await form.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText('QQQQZ requested.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove your vote for QQQQZ' }).click();
    await expect(page.getByText('Vote for QQQQZ removed.')).toBeVisible();
    await expectAccessible(page, 'request list');
    const visitor = await (await newBrowser()).newPage();
    // A new URL, because the list's response is cached for ten seconds.
    await visitor.goto(`${paths.stockRequests}?again=1`);
    await expect(visitor.getByRole('rowheader', { name: 'QQQQZ' })).toBeVisible();
    expect(signedIn.kind).toBe('user');
  },
);

test('[U1] an alert’s stock and event are in a row, with the number and the button below', async ({
  page,
  signedIn,
}) => {
  await page.goto(paths.watchlists);
  const form = page.getByRole('form', { name: 'Create alert' });
  const topOf = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? 0);
  const ticker = await topOf(form.getByLabel('Ticker'));
  const price = await topOf(form.getByLabel('Price in US dollars'));
  expect(await topOf(form.getByLabel('When'))).toBe(ticker);
  expect(await topOf(form.getByRole('button', { name: 'Create alert' }))).toBe(price);
  expect(price).toBeGreaterThan(ticker);
  expect(signedIn.kind).toBe('user');
});

test('[B9] on a phone a row has price, change, market cap and P/E, and nothing is cut off', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.kind).toBe('user');
  await page.setViewportSize({ width: 320, height: 844 });
  await new Shell(page).open(paths.watchlists);
  await makeList(page, 'Giants');
  await add(page, 'AAPL');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'AAPL' });
  const cells = row.getByRole('cell');
  const shown = cells.filter({ visible: true });
  await expect(shown).toHaveText([/^\$[\d.]+/, /%$/, /^\$[\d.]+ t$/, /^\d+\.\d$/, '', /Alert.*Remove/]);
  for (const cell of await shown.all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});
