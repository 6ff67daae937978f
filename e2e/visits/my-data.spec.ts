import { freshEmail, goodPassword } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { cookiesByName } from '@/e2e/accounts/cookies';
import { expect, test } from '@/e2e/support/fixtures';
import { noteShifts } from '@/e2e/site/layout-shifts';
import { MyDataPage } from '@/e2e/pages/my-data-page';
import { SignUpPage } from '@/e2e/pages/sign-up-page';

test(
  '[J9] a visitor sees the data stored under this browser’s id and how they arrived, and deletes both with the id',
  { tag: '@slow' },
  async ({ page, context, newBrowser }) => {
    const form = await new SignUpPage(page).openForm('?utm_source=a-letter');
    await form.fill({ firstName: 'Ann', lastName: 'Lee', email: freshEmail(), password: goodPassword });
    await form.submit();
    await expect(form.member('Ann Lee')).toBeVisible();

    const data = await new MyDataPage(page).openData();
    await expect(data.visits).toHaveCount(1);
    await expect(data.visits).toContainText('Signed up');
    await expect(data.touch('First visit')).toContainText('/sign-up, a-letter');
    const number = await data.number('uniqueId');
    expect(number).toBe((await cookiesByName(context)).uniqueId?.value);
    await expectAccessible(page, 'stored entries');

    const other = await new MyDataPage(await (await newBrowser()).newPage()).openData();
    await expect(other.nothing).toBeVisible();

    await data.deleteAll();
    await expect(data.toasts.region.getByText('3 entries deleted.', { exact: true })).toBeVisible();
    await expect(data.nothing).toBeVisible();
    expect((await cookiesByName(context)).uniqueId).toBeUndefined();
    await data.openData();
    await expect(data.nothing).toBeVisible();
    expect(await data.number('uniqueId')).not.toBe(number);
  },
);

test('[J9] [U4] a failed request says so, and can be retried', async ({ page, context, noise }) => {
  noise.allow(/ERR_FAILED|Failed to load/);
  await context.route('**/api/privacy/own-data', (route) => route.abort());
  const data = await new MyDataPage(page).openData();
  await expect(page.getByRole('main').getByText('We couldn’t load your data')).toBeVisible();
  await context.unroute('**/api/privacy/own-data');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(data.nothing).toBeVisible();
});

for (const width of [390, 1280])
  test(`[J9][I10] the stored data loads without a layout shift, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved = await noteShifts(page);
    const { promise: seen, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/privacy/own-data', async (route) => {
      await seen;
      await route.continue();
    });
    const data = await new MyDataPage(page).openData();
    await expect(data.loading).toBeVisible();
    release();
    await expect(data.nothing).toBeVisible();
    await expect(data.choice).toBeVisible();
    expect(await moved()).toBe(0);
  });
