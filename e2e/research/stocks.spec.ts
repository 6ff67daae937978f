import type { Locator } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { ChartSection } from '@/e2e/pages/chart';
import { Shell } from '@/e2e/pages/shell';

test('[S24] a URL without a ticker redirects to AAPL, and a lowercase one to uppercase', async ({ page, request }) => {
  await new Shell(page).open('/stocks');
  await expect(page).toHaveURL(/\/stocks\/AAPL$/);
  const answer = await request.get('/stocks/msft', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/stocks/MSFT']);
});

test('[B3] a ticker that we do not cover is a 404 with a search and a link to request the stock', async ({
  page,
  noise,
}) => {
  noise.allow(/404/);
  expect((await page.goto('/stocks/ZZZZ'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox')).toBeVisible();
  await main.getByRole('link', { name: 'Request ZZZZ' }).click();
  await expect(page).toHaveURL(/\/stock-requests\?ticker=ZZZZ$/);
});

test('[B3] a visitor reads the public part, and one panel says what the other charts show', async ({ page }) => {
  await new Shell(page).open(paths.stock('AAPL'));
  const main = page.getByRole('main');
  await expect(main.getByText('Market cap', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /^Price \(1Y\): \d+ values/ })).toBeVisible();
  const charts = main.getByRole('region', { name: 'Charts', exact: true });
  for (const card of ['Financials', 'Price targets', 'Analyst ratings', 'Institutional ownership'])
    await expect(charts.getByRole('heading', { name: card })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Unlock free' })).toHaveCount(1);
  // All four cards are in one row.
  const left = await Promise.all((await charts.getByRole('listitem').all()).map((card) => card.boundingBox()));
  expect(new Set(left.map((box) => box?.x)).size).toBe(4);
  const news = main.getByRole('region', { name: 'Latest news' });
  const label = await news.getByText('Sample data').boundingBox();
  expect((await news.getByRole('list').boundingBox())?.y).toBeGreaterThan((label?.y ?? 0) + (label?.height ?? 0) + 4);
});

test('[B3] on a phone a peer’s line chart is between its name and its price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(paths.stock('AAPL'));
  const peer = page.getByRole('region', { name: 'Peers' }).getByRole('row').nth(1);
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const name = await box(peer.getByRole('rowheader'));
  const chart = await box(peer.getByRole('img'));
  const price = await box(peer.getByText(/^\$[\d,.]+$/).first());
  expect(chart.x).toBeGreaterThanOrEqual(name.x + name.width);
  expect(price.x).toBeGreaterThan(chart.x + chart.width);
  expect(chart.y + chart.height).toBeLessThanOrEqual(name.y + name.height);
});

test(
  '[B8] [B10] a visitor reads the public line chart by keyboard, and downloads its numbers and picture',
  { tag: '@slow' },
  async ({ page }) => {
    await new Shell(page).open(paths.stock('AAPL'));
    const line = await new ChartSection(page, 'Price (1Y)').shown();
    await line.openTable();
    await line.plot.focus();
    for (const [week, close] of (await line.rows()).slice(0, 5)) {
      await page.keyboard.press('ArrowRight');
      expect(await line.spoken()).toBe(`${week}: ${close}`);
    }
    const [csv, png] = [await line.download('CSV'), await line.download('PNG')];
    expect(csv.bytes.toString('utf8')).toContain('Sample data,yes');
    expect([csv.name, png.name].map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual([
      'aapl-year-DAY-sample.csv',
      'aapl-year-DAY-sample.png',
    ]);
    expect(png.bytes.length).toBeGreaterThan(10_000);
    await expectAccessible(page, 'public stock page');
  },
);

test('[B14] thirty checks in five groups expand to their formulas, and every input is on the page', async ({
  page,
}) => {
  await new Shell(page).open(paths.stock('AAPL'));
  const card = page.getByRole('region', { name: /^Company checklist/ });
  await expect(
    card.getByRole('img', { name: /^Value \d\/6, Future \d\/6, Past \d\/6, Health \d\/6, Income \d\/6$/ }),
  ).toBeVisible();
  await card.getByText('See all 30 checks').click();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Value', 'Future', 'Past', 'Health', 'Income']);
  const checks = card.locator('li details');
  await expect(checks).toHaveCount(30);
  await checks.first().locator('summary').press('Enter');
  await expect(card.getByText('Formula').first()).toBeVisible();
  const targets = await card
    .locator('li details a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) await expect(page.locator(target), target).toHaveCount(1);
});

test('[B3] a member’s range, candles and comparison survive a reload, Back and a shared link', async ({
  page,
  signedIn,
  newBrowser,
}) => {
  expect(signedIn.kind).toBe('user');
  await new Shell(page).open(paths.stock('AAPL'));
  const { card } = await new ChartSection(page, 'Price').shown();
  await card.getByText('6M', { exact: true }).click();
  await card.getByText('Candles', { exact: true }).click();
  await card.getByRole('combobox', { name: 'Compare with' }).selectOption('SPY');
  await expect(page).toHaveURL(/\/stocks\/AAPL\?range=6m&type=candles&with=SPY$/);
  const isKept = async () => {
    for (const name of ['6M', 'Candles']) await expect(card.getByRole('radio', { name })).toBeChecked();
    await expect(card.getByRole('combobox', { name: 'Compare with' })).toHaveValue('SPY');
  };
  await page.reload();
  await isKept();
  await page.getByRole('main').getByRole('link', { name: 'Compare stocks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare stocks' })).toBeVisible();
  await page.goBack();
  await isKept();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/stocks\/AAPL$/);

  const visitor = await (await newBrowser()).newPage();
  await new Shell(visitor).open(`${paths.stock('AAPL')}${new URL(page.url()).search}`);
  await expect(visitor.getByRole('img', { name: /^Price \(1Y\): \d+ values/ })).toBeVisible();
});

test('[B3] on a phone a member sees the switches, the line, then its numbers', async ({ page, signedIn }) => {
  expect(signedIn.kind).toBe('user');
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(paths.stock('AAPL'));
  const chart = await new ChartSection(page, 'Price').shown();
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const plot = await box(chart.plot);
  expect(plot.y + plot.height).toBeLessThan(844);
  expect((await box(chart.card.getByRole('term').filter({ hasText: 'Day' }))).y).toBeGreaterThan(plot.y + plot.height);
  expect((await box(chart.card.getByText('Candles', { exact: true }))).y).toBeLessThan(plot.y);
});

test(
  '[B3] [U1] a member sees candles, another range loads other data, and axe finds nothing',
  { tag: '@slow' },
  async ({ page, signedIn }) => {
    test.setTimeout(120_000);
    await new Shell(page).open(paths.stock('AAPL'));
    const candles = page.getByRole('region', { name: 'Price', exact: true });
    // Until the member's chart has loaded, the one-year line is shown in its place.
    await expect(candles.getByRole('radio', { name: '1M' })).toBeAttached();
    await candles.scrollIntoViewIfNeeded();
    await expect(candles.getByText('Show as table')).toBeVisible();
    const response = page.waitForResponse((answer) => answer.url().includes('range=1m'));
    await candles.getByRole('radio', { name: '1M' }).focus();
    await page.keyboard.press('Space');
    const { day } = (await (await response).json()) as { day: string[] };
    await expect(candles.getByText(new RegExp(`Closing prices: ${day.length} values`))).toBeAttached();
    expect(day.length).toBeLessThan(30);
    await expect(page.locator('#charts').getByText('Sample data')).toHaveCount(1);
    for (const name of ['Financials', 'Price targets', 'Analyst ratings', 'Institutional ownership']) {
      const chart = page.getByRole('region', { name });
      await chart.scrollIntoViewIfNeeded();
      await expect(chart.locator('svg').first()).toBeVisible();
    }
    await expectAccessible(page, 'stock page');
    expect(signedIn.kind).toBe('user');
  },
);
