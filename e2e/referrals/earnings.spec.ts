import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@/e2e/support/accessible';
import { giveSession, logIn } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { visitorBrowser } from '@/e2e/support/visitor-browser';
import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';

test.use(visitorBrowser);

test('[A10] an ambassador reads what a sale earned and why, and downloads the statement', async ({
  page,
  context,
  site,
  newBrowser,
}) => {
  await giveSession(context, site, await logIn(site, { kind: 'user', ...sampleAmbassador }));
  await page.goto(referralPaths.overview);
  const main = page.getByRole('main');
  await expect(main.getByText('Sample data')).toBeVisible();
  await expect(main.getByRole('row', { name: /^Both degrees/ })).toBeVisible();
  await expect(main.getByText(/^\d+ of 1,000 customers to reach 22\.5%$/)).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const clicks = main
    .getByRole('list', { name: 'Latest today' })
    .getByRole('listitem')
    .filter({ hasText: /Click$/ });
  const before = await clicks.count();
  await (await (await newBrowser()).newPage()).goto(`${paths.home}?referredBy=sample-ambassador`);
  // The list shows eight at most; the sample data has no clicks today.
  await expect(clicks).toHaveCount(before + 1);
  await expectAccessible(page, 'referral overview');
  const download = page.waitForEvent('download');
  await main
    .getByRole('button', { name: /^Statement .* CSV$/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/);
  const pdf = page.waitForEvent('download');
  await main
    .getByRole('button', { name: /^Statement .* PDF$/ })
    .first()
    .click();
  const file = await pdf;
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await main.getByRole('link', { name: 'Sales' }).click();
  await expect(page).toHaveURL(referralPaths.sales);
  await main.getByLabel('Show').selectOption('On hold');
  await main.locator('summary').filter({ hasText: 'G. L.' }).press('Enter');
  await expect(
    main.getByText('on hold for review: The buyer paid with a card that you or another customer used.'),
  ).toBeVisible();
  await main.getByLabel('Show').selectOption('Sales without a commission');
  await main.locator('summary').filter({ hasText: 'Late click' }).click();
  await expect(main.getByText('A link counts only before sign-up.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `referral sales, ${colorScheme}`);
  }
});

test('[A11] a member without a link is led to one, and the leaderboard lists those who agreed', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.kind).toBe('user');
  await page.goto(referralPaths.overview);
  await page.getByRole('main').getByRole('link', { name: 'Get your link' }).click();
  await expect(page).toHaveURL(paths.accountLinks);
});
