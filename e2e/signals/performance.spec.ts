import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { recordPaths } from '@/lib/domain/signals/record-paths';

test('[C11] the price and the signals are chosen by links, and a shared address shows the same figures', async ({
  page,
}) => {
  const shell = await new Shell(page).open(recordPaths.performance);
  const intervals = shell.page.getByRole('table', { name: 'Confidence intervals' });
  const average = intervals.getByRole('row', { name: /^Average trade/ });
  const atBid = await average.innerText();
  await page.getByRole('navigation', { name: 'Price paid' }).getByRole('link', { name: 'Net of costs' }).click();
  await expect(page).toHaveURL(`${recordPaths.performance}?price=net`);
  await expect(average).not.toHaveText(atBid, { useInnerText: true });
  const shown = await average.innerText();
  await page.reload();
  expect(await average.innerText()).toBe(shown);
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[C5] [U2] the charts are drawn, their tables open, and the price is chosen', async ({ page }) => {
    await page.goto(recordPaths.performance);
    for (const [link, name] of [
      ['Outcomes', 'Outcomes'],
      ['Days', 'Daily results'],
      ['Balance', 'Balance and drawdown'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Chart' }).getByRole('link', { name: link }).click();
      await expect(page.getByRole('img', { name: new RegExp(`^${name}: `) })).toBeVisible();
    }
    const card = page.getByRole('region', { name: 'Balance and drawdown', exact: true });
    await card.getByText('Show as table').click();
    await expect(card.getByRole('table').getByRole('row')).toHaveCount(34);
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await expect(page).toHaveURL(`${recordPaths.performance}?price=ask`);
  });

  test('[C11] [U2] [U4] a result is calculated, and a wrong entry explained at its field', async ({ page }) => {
    await page.goto(recordPaths.whatIf);
    await page.getByLabel('Stake per signal').fill('2,500');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/stake=2%2C500/);
    await expect(page.getByText('$2,500 in each')).toBeVisible();
    await expect(page.getByText(/^95% interval: /)).toBeVisible();
    await page.getByLabel('Stake per signal').fill('much');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByLabel('Stake per signal')).toHaveValue('much');
    await expect(page.getByText('Enter an amount from $10 to $100,000.')).toBeVisible();
  });
});

test('[C5] [U1] the trade tooltip stays inside the chart at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(recordPaths.performance);
  // The cursor loads when its chart is near the viewport.
  await page.getByRole('img', { name: /^Balance and drawdown: / }).scrollIntoViewIfNeeded();
  const chart = page.getByRole('application', { name: 'Balance and drawdown' });
  const tip = chart.getByText(/^[A-Z.]+ (call|put), closed/).locator('..');
  for (const share of [0.05, 0.3, 0.49, 0.51, 0.7, 0.95]) {
    await chart.scrollIntoViewIfNeeded();
    const box = (await chart.boundingBox())!;
    await page.mouse.move(box.x + box.width * share, box.y + 20);
    await expect(tip).toBeVisible();
    const text = (await tip.boundingBox())!;
    expect(text.x).toBeGreaterThanOrEqual(box.x);
    expect(text.x + text.width).toBeLessThanOrEqual(box.x + box.width);
  }
});
