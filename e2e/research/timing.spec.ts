import { paths } from '@/lib/domain/shared/paths';
import { giveSession } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

test('[B13] visitors see settled signals with their score, members also the open ones', async ({
  page,
  newBrowser,
  member,
  site,
}) => {
  await new Shell(page).open(paths.timing);
  const sectors = page.locator('#sectors');
  await expect(sectors.getByText('Baseline accuracy', { exact: true }).first()).toBeVisible();
  // One table for settled signals and one for settled price forecasts.
  await expect(sectors.getByRole('table')).toHaveCount(2);
  await expect(sectors.getByText(/^Create a free account to see (1 open signal|\d+ open signals)\./)).toBeVisible();

  const context = await newBrowser();
  await giveSession(context, site, member);
  const secondPage = await context.newPage();
  await new Shell(secondPage).open(paths.timing);
  await expect(secondPage.locator('#sectors').getByRole('table')).toHaveCount(3);
  await expect(
    secondPage
      .locator('#sectors')
      .getByText(/^Due in \d+ days$/)
      .first(),
  ).toBeVisible();
});

test('[B13] a visitor can show every settled signal, page by page', async ({ page }) => {
  await new Shell(page).open(paths.timing);
  const sectors = page.locator('#sectors');
  const status = sectors.getByRole('status').first();
  const total = Number((await status.innerText()).match(/^Showing 5 of (\d+)$/)?.[1]);
  expect(total).toBeGreaterThan(130);
  for (let shown = 5; shown < total;) {
    await sectors.getByRole('button', { name: 'Show more' }).first().click();
    shown = Math.min(total, shown === 5 ? 30 : shown + 100);
    await expect(status).toHaveText(shown < total ? `Showing ${shown} of ${total}` : `Showing all ${total}`);
  }
  await expect(status).toBeFocused();
  const all = sectors.getByRole('table', { name: new RegExp(`^All ${total} settled signals`) });
  await expect(all.getByRole('rowheader')).toHaveCount(total);
});

test('[B13] the URL keeps the chosen sector’s signals', async ({ page }) => {
  await new Shell(page).open(`${paths.timing}?slug=robotics`);
  await expect(page.getByLabel('Sector', { exact: true })).toHaveValue('robotics');
  const subjects = page.locator('#sectors').getByRole('rowheader');
  await expect.poll(async () => [...new Set(await subjects.allInnerTexts())]).toEqual(['Robotics']);
  await page.getByLabel('Sector', { exact: true }).selectOption('');
  await expect(page).toHaveURL(new RegExp(`${paths.timing}$`));
});

test('[B13] the URL keeps whether sectors or stocks are shown', async ({ page }) => {
  await new Shell(page).open(paths.timing);
  await expect(page.locator('#stocks')).toBeHidden();
  await page.getByRole('radio', { name: 'Stocks' }).check();
  await expect(page).toHaveURL(`${paths.timing}?scope=stock`);
  await page.reload();
  await expect(page.locator('#stocks')).toBeVisible();
  await expect(page.locator('#sectors')).toBeHidden();
});

test('[S1] stocks to watch: visitors see the number of current stocks and the removed ones, members see the list', async ({
  page,
  signedIn,
  newBrowser,
}) => {
  const visitorPage = await (await newBrowser()).newPage();
  await new Shell(visitorPage).open(paths.stocksToWatch);
  await expect(
    visitorPage.locator('#current').getByText(/^(1 stock|\d+ stocks) on the list\. Create a free account to see/),
  ).toBeVisible();
  await expect(visitorPage.locator('#past').getByRole('table')).toBeVisible();
  await visitorPage.setViewportSize({ width: 390, height: 844 });
  const overflows = await visitorPage
    .locator('#past td')
    .evaluateAll((cells) => cells.map((cell) => cell.scrollWidth - cell.clientWidth));
  expect(Math.max(...overflows)).toBeLessThanOrEqual(1);

  expect(signedIn.id).not.toBe('');
  await new Shell(page).open(paths.stocksToWatch);
  await expect(page.locator('#current').getByRole('table')).toBeVisible();
});

test('[U1] on a phone the note of a figure is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.stocksToWatch);
  const notes = page.getByRole('main').getByText(/^median \d/);
  await expect(notes.first()).toBeVisible();
  const lines = await notes.evaluateAll((all) => all.map((note) => note.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});
