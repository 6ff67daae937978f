import type { Page } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { noteShifts } from '@/e2e/site/layout-shifts';
import { Shell } from '@/e2e/pages/shell';

const notice = (page: Page) => page.getByRole('complementary', { name: 'Disclosure' });

test('[A12] a referred visitor sees that the referral is paid, on the first page and every later one', async ({
  page,
}) => {
  const shell = await new Shell(page).open('/?referredBy=ann-1');
  await expect(notice(page)).toContainText('earns a commission if you subscribe');
  await expect(page).toHaveURL(paths.home);
  await shell.follow('Become an ambassador', 'contentinfo');
  await expect(page).toHaveURL(paths.ambassador);
  await expect(notice(page)).toBeVisible();
  // A later visit, identified by the cookie alone.
  for (const path of [paths.landing, paths.subscribe, paths.signUp]) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
  }
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL(`${paths.disclosures}#referrals`);
  await expect(page.getByRole('heading', { name: 'Who is paid to recommend us' })).toBeInViewport();
});

test('[A12] other visitors, and those with a malformed code, do not see the notice', async ({ page }) => {
  for (const search of ['', '?referredBy=', '?referredBy=%3Cscript%3E', '?notreferredBy=ann']) {
    await new Shell(page).open(`/${search}`);
    await expect(notice(page)).toHaveCount(0);
  }
});

for (const width of [320, 390, 1280])
  test(`[A12][P2] the notice is part of the first paint and shifts nothing, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved = await noteShifts(page);
    await new Shell(page).open('/?referredBy=ann-1');
    await expect(notice(page)).toBeVisible();
    expect(await moved()).toBe(0);
  });

test('[A12][U1] axe finds nothing on a page with the notice', { tag: '@slow' }, async ({ page }) => {
  await new Shell(page).open('/?referredBy=ann-1');
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page, 'with the line');
});
