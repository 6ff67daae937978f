import { expect, test } from '@/e2e/support/fixtures';

const list = '/options-signals/trades';

test('[C2] [C3] filters, order and place are in the address, and files have the same trades', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(33);
  await page.getByText('Filters and order', { exact: true }).click();
  await page.getByLabel('Outcome').selectOption('Wins');
  await page.getByLabel('Sort by').selectOption('ROI');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/outcome=win/);
  await expect(page.getByText('filtered: 20 of 33 trades')).toBeVisible();
  await expect(rows).toHaveCount(20);

  const href = (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '';
  const file = await (await request.get(href)).text();
  expect(file).toContain('Trades in this file,20\r\n');
  const sha256 = /SHA-256,([0-9a-f]{64})/.exec(file)?.[1] ?? 'none';
  await expect(page.getByText(sha256)).toBeVisible();

  await page.goBack();
  await expect(rows).toHaveCount(33);
  await page.goForward();
  await expect(rows).toHaveCount(20);
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(rows).toHaveCount(33);
});

test('[C2] on a phone a trade takes two lines, and its fill date leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(33);
  const heights = await rows.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  // Two lines of text with padding; a third line would add 24 pixels.
  expect(Math.max(...heights)).toBeLessThan(96);
  await page.getByRole('link', { name: 'U Call, filled 02/23/2022, expires 04/08/2022' }).click();
  await expect(page.getByRole('heading', { name: 'The option' })).toBeVisible();
});

test('[C2] a press on a column sorts the whole list, a second press reverses it', async ({ page }) => {
  await page.goto(list);
  const roi = page.getByRole('columnheader', { name: 'ROI' });
  await roi.getByRole('button').click();
  await expect(roi).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=roi/);
  await roi.getByRole('button').click();
  await expect(roi).toHaveAttribute('aria-sort', 'ascending');
});

test('[C3] the report has all filtered trades', async ({ page }) => {
  await page.goto(`${list}?outcome=loss`);
  await page.getByRole('link', { name: 'Print view' }).click();
  await expect(page.getByRole('heading', { name: 'Options trades report' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(13);
});

test('a trade leads to its page, which leads to the ledger', async ({ page }) => {
  await page.goto(`${list}?variant=live&outcome=win`);
  // A click anywhere in the row except on the symbol, which links to the stock.
  const trades = page.getByRole('row').filter({ has: page.getByRole('link', { name: ', filled ' }) });
  await trades.first().click();
  await expect(page).toHaveURL(/options-signals\/live-\d{4}$/);
  await expect(page.getByRole('img', { name: 'Closing price of' })).toBeVisible();
  await page.getByRole('link', { name: 'Verify the ledger' }).click();
  await expect(page).toHaveURL('/verify');
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[C2] the form filters and sorts, and a signal has its page', async ({ page }) => {
    await page.goto(list);
    await page.getByText('Filters and order', { exact: true }).click();
    await page.getByLabel('Type').selectOption('Puts');
    await page.getByLabel('Sort by').selectOption('Strike');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByText(/filtered: \d+ of 33 trades/)).toBeVisible();
    await page.getByRole('link', { name: 'Put, filled' }).first().click();
    await expect(page.getByRole('heading', { name: 'The option' })).toBeVisible();
  });
});

test('[C2] the head of the table stays at the top while the rows scroll', async ({ page }) => {
  await page.goto('/options-signals/trades');
  const head = page.getByRole('columnheader', { name: 'Symbol' });
  expect((await head.boundingBox())!.y).toBeGreaterThan(100);
  const rows = page.locator('tbody tr');
  await rows.nth(15).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  expect((await rows.first().boundingBox())!.y).toBeLessThan(0);
  expect((await head.boundingBox())!.y).toBe(0);
});
