import { paths } from '@/lib/domain/shared/paths';
import { defaultSectorSlugs } from '@/lib/domain/research/sectors';
import { expect, test } from '@/e2e/support/fixtures';
import { ChartSection } from '@/e2e/pages/chart';
import { SectorPage } from '@/e2e/pages/sector-page';
import { Shell } from '@/e2e/pages/shell';

test('[S1] every default sector has its stocks and its news, reached from the overview', async ({ page, request }) => {
  await new Shell(page).open(paths.sectors);
  for (const slug of defaultSectorSlugs) {
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${paths.sectorStocks(slug)}"]`)
        .first(),
    ).toBeVisible();
    expect((await request.get(paths.sectorNews(slug))).status(), slug).toBe(200);
  }
});

test('[S1] an unknown sector is a 404 with a search and a link to the sectors', async ({ page, noise }) => {
  noise.allow(/404/);
  expect((await page.goto(paths.sectorStocks('no-such-sector')))?.status()).toBe(404);
  await expect(page.getByRole('search').first()).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${paths.sectors}"]`).first()).toBeVisible();
});

test('[B5] Back restores sort order and filters, and a shared link shows the same table', async ({
  page,
  newBrowser,
}) => {
  const sector = await new SectorPage(page).openSector();
  const all = await sector.tickers.count();
  expect(all).toBeGreaterThan(5);
  await sector.sortBy('P/E');
  await expect(sector.header('P/E')).toHaveAttribute('aria-sort', 'descending');
  await sector.narrow('P/E max', '25');
  await expect(page).toHaveURL(/pe-max=25/);
  await expect.poll(() => sector.tickers.count()).toBeLessThan(all);
  const shown = await sector.tickers.allInnerTexts();
  expect(await sector.table.locator('tfoot').innerText()).toContain(`All ${all} stocks`);

  await sector.tickers.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/stocks\//);
  await page.goBack();
  await expect(page).toHaveURL(/pe-max=25/);
  await expect.poll(() => sector.tickers.allInnerTexts()).toEqual(shown);

  const friend = await new SectorPage(await (await newBrowser()).newPage()).openSector(
    'robotics',
    new URL(page.url()).search,
  );
  await expect.poll(() => friend.tickers.allInnerTexts()).toEqual(shown);
});

test('[B11] visitors see where the figures come from, and that they are samples', async ({ page }) => {
  const sector = await new SectorPage(page).openSector();
  await expect(sector.table.getByText('Sample data')).toBeVisible();
  await expect(sector.table.getByText(/Prices as of \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(sector.charts.getByRole('link', { name: 'Unlock free' })).toBeVisible();
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[S2][U1][U2] a sector’s two tabs are its one navigation, and lead to its news and back', async ({ page }) => {
    // Scripts are disabled, so there is no hydration to wait for.
    await page.goto(paths.sectorStocks('robotics'));
    const tabs = page.getByRole('main').getByRole('navigation', { name: 'Sector' });
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await expect(tabs.getByRole('link')).toHaveText(['Stocks', 'News']);
    await tabs.getByRole('link', { name: 'News' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${paths.sectorNews('robotics')}$`));
    await tabs.getByRole('link', { name: 'Stocks' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Latest news' })).toBeAttached();
  });
});

test('[U1] a list above the members’ charts links to each by name', async ({ page, signedIn }) => {
  expect(signedIn.id).not.toBe('');
  const sector = await new SectorPage(page).openSector();
  await expect(sector.charts.getByRole('heading', { level: 3 })).toHaveCount(10);
  const list = page.getByRole('navigation', { name: 'All charts' });
  await list.getByRole('link', { name: 'Index forecast' }).click();
  await expect(sector.charts.getByRole('heading', { name: 'Index forecast' })).toBeInViewport();
});

test(
  '[U1][B5][B10] a sector’s table and charts work by keyboard alone',
  { tag: '@slow' },
  async ({ page, signedIn }) => {
    const sector = await new SectorPage(page).openSector();
    const sorter = sector.header('P/E').getByRole('button');
    await sorter.press('Enter');
    await expect(sector.header('P/E')).toHaveAttribute('aria-sort', 'descending');
    await expect(sorter).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sector.header('P/E')).toHaveAttribute('aria-sort', 'ascending');

    await sector.charts.getByRole('button', { name: 'Details: Net margin' }).press('Enter');
    const chart = await new ChartSection(page, 'Net margin').shown();
    await chart.plot.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chart.spoken()).toMatch(/^2016: Median of Robotics \d+/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chart.spoken()).toMatch(/^2016: EMR \d+/);
    for (const name of [/^Show as table/, /^Listen to/, /^Download CSV/, /^Download PNG/]) {
      await page.keyboard.press('Tab');
      const here = page.locator(':focus');
      expect((await here.getAttribute('aria-label')) ?? (await here.innerText())).toMatch(name);
    }
    expect(signedIn.id).not.toBe('');
  },
);

test('[B1][P6] a member’s charts load their data when they scroll near', async ({ page, signedIn }) => {
  expect(signedIn.id).not.toBe('');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/charts/')) requests.push(new URL(request.url()).pathname);
  });
  // A narrow viewport stacks the charts: side by side, all ten would be near the viewport at once.
  await page.setViewportSize({ width: 390, height: 640 });
  const sector = await new SectorPage(page).openSector();
  // Phones show two charts, and the others on demand.
  await expect(sector.charts.getByRole('heading', { level: 3 })).toHaveCount(2);
  await sector.charts.getByRole('button', { name: 'Show all 10 charts' }).click();
  await expect(sector.charts.getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(sector.charts.getByRole('application').first()).toBeVisible();
  expect(requests.length).toBeLessThan(10);
  await sector.charts.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((path) => path.endsWith('/price-targets'))).toBe(true);
});
