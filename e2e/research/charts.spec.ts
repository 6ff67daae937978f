import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { noteShifts } from '@/e2e/site/layout-shifts';
import { ChartSection } from '@/e2e/pages/chart';
import { Shell } from '@/e2e/pages/shell';

test('[B10] every point of a chart can be read by keyboard, and matches its table', async ({ page }) => {
  await new Shell(page).open(toolPaths.styleguide);
  const chart = await (await new ChartSection(page, 'Revenue').shown()).openTable();
  await page.keyboard.press('Shift+Tab');
  await expect(chart.plot).toBeFocused();

  const announced: string[] = [];
  const rows = await chart.rows();
  for (const _row of rows) {
    await page.keyboard.press('ArrowRight');
    announced.push(await chart.spoken());
  }
  expect(announced).toEqual(rows.map(([year, value]) => `${year}: ${value}`));

  await page.keyboard.press('Escape');
  expect(await chart.spoken()).toBe('');
  await page.keyboard.press('Tab');
  await expect(chart.plot).not.toBeFocused();
});

test('[B10] candles are read by keyboard, bar by bar', { tag: '@slow' }, async ({ page }) => {
  await new Shell(page).open(toolPaths.styleguide);
  const chart = await new ChartSection(page, 'Candles and volume').shown();
  await chart.card.getByRole('radio', { name: '1M' }).focus();
  await page.keyboard.press('Space');
  await expect(chart.card.getByText(/Closing prices: 22 values/)).toBeAttached();
  await chart.openTable();
  await page.keyboard.press('Shift+Tab');
  await expect(chart.plot).toBeFocused();

  const days = (await chart.rows()).map(([day, , , , close]) => `${day}: … close ${close}`).toReversed();
  const announced: string[] = [];
  for (const _day of days) {
    await page.keyboard.press('ArrowRight');
    announced.push((await chart.spoken()).replace(/open.*(close \S+),.*/, '… $1'));
  }
  expect(announced).toEqual(days);
});

test(
  '[B8] [B11] a chart downloads as numbers and as a picture, each marked as sample data',
  { tag: '@slow' },
  async ({ page }) => {
    await new Shell(page).open(toolPaths.styleguide);
    for (const [title, name] of [
      ['Recommendations', 'recommendations'],
      ['Candles and volume', 'aapl-price'],
    ] as const) {
      const chart = await new ChartSection(page, title).shown();
      const csv = await chart.download('CSV');
      expect(csv.name).toBe(`${name}-2026-11-20-sample.csv`);
      const lines = csv.bytes.toString('utf8').split('\r\n');
      expect(lines).toEqual(expect.arrayContaining([`Title,${title}`, 'Source,Seeded generator', 'Sample data,yes']));

      const png = await chart.download('PNG');
      expect(png.name).toBe(`${name}-2026-11-20-sample.png`);
      expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      // The width is at byte 16 of a PNG file; the file of a blank image would be far smaller.
      expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(900);
      expect(png.bytes.length).toBeGreaterThan(20_000);
    }
  },
);

test('[P6] chart code is fetched only when a chart scrolls near', async ({ page }) => {
  const libraries: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    if (/recharts|lightweight-charts/.test(code)) libraries.push(response.url());
  });
  await new Shell(page).open(toolPaths.styleguide);
  expect(libraries).toEqual([]);
  await new ChartSection(page, 'Revenue').shown();
  await expect.poll(() => libraries.length).toBeGreaterThan(0);
});

test('[P6] [U4] charts that load do not shift the content below them', async ({ page }) => {
  const moved = await noteShifts(page);
  await new Shell(page).open(toolPaths.styleguide);
  for (const title of ['Candles and volume', 'Revenue', 'P/E ratio']) {
    await new ChartSection(page, title).shown();
  }
  expect(await moved()).toBeLessThan(0.05);
});

test('[U3] candles follow the theme', { tag: '@slow' }, async ({ page, noise }) => {
  // The test itself reads the canvas, which causes this warning.
  noise.allow(/willReadFrequently/);
  await page.emulateMedia({ colorScheme: 'light' });
  await new Shell(page).open(toolPaths.styleguide);
  const chart = await new ChartSection(page, 'Candles and volume').shown();
  const ground = () =>
    chart.plot
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data.slice(0, 3).join(),
      );
  await expect.poll(ground).toBe('255,253,249');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe('19,27,24');
});

test('[B10] a series plays as sound, and stops when asked to', { tag: '@slow' }, async ({ page }) => {
  await new Shell(page).open(toolPaths.styleguide);
  const chart = await new ChartSection(page, 'Revenue').shown();
  await chart.card.getByRole('button', { name: 'Listen to Revenue' }).click();
  const stop = chart.card.getByRole('button', { name: 'Stop listening to Revenue' });
  await expect(stop).toBeFocused();
  await stop.click();
  await expect(chart.card.getByRole('button', { name: 'Listen to Revenue' })).toBeVisible();
  await expect(chart.card.getByRole('status').filter({ hasText: '10 values 2016 to 2025, highest' })).toBeAttached();
});

test('[B10] axe finds nothing in drawn charts', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Shell(page).open(toolPaths.styleguide);
  for (const title of ['Candles and volume', 'Revenue', 'Recommendations', 'Price targets', 'Eight sectors']) {
    await new ChartSection(page, title).shown();
  }
  await new ChartSection(page, 'Revenue').openTable();
  await expectAccessible(page, 'drawn charts');
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[B10] [U2] a public line chart shows its summary and its table', async ({ page }) => {
    await page.goto(toolPaths.styleguide);
    const card = page.getByRole('region', { name: 'A line drawn on the server', exact: true }).first();
    await expect(card.getByRole('img')).toHaveAccessibleName(/262 values 11\/20\/2025 to 11\/20\/2026, highest/);
    await card.locator('summary').click();
    await expect(card.getByRole('table').locator('tbody tr')).toHaveCount(13);
    await expect(card.getByText('Sample data', { exact: true })).toBeVisible();
  });
});
