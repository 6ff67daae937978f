import { paths } from '@/lib/domain/shared/paths';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const post = paths.post('what-a-golden-cross-is');
const stock = paths.stock('AAPL');

test('[D10] [U1] a stock in the text opens a small card by keyboard, and leads to its page', async ({ page, site }) => {
  await new Shell(page).open(post);
  const link = page.getByRole('paragraph').getByRole('link', { name: 'AAPL', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Apple Inc. AAPL' });
  await expect(card).toBeFocused();
  await expect(card).toContainText(/\$\d+\.\d\d/);
  await expectAccessible(page, 'post with a stock’s card');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('link', { name: 'View AAPL' }).click();
  await expect(page).toHaveURL(site + stock);
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('[D10] the card fits and closes with a tap elsewhere', { tag: '@slow' }, async ({ page }) => {
    await new Shell(page).open(post);
    await page.getByRole('paragraph').getByRole('link', { name: 'AAPL', exact: true }).tap();
    const card = page.getByRole('dialog', { name: 'Apple Inc. AAPL' });
    await expect(card).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('heading', { level: 2, name: 'Check it yourself' }).tap();
    await expect(card).toBeHidden();
  });
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[U2] [I12] posts have their pictures, and a stock in the text is a link', async ({ page, site }) => {
    await page.goto(paths.blog);
    await expect(page.getByRole('main').getByRole('listitem').locator('svg').first()).toBeVisible();
    await page.goto(post);
    // The stock's chart is in the text, so the cover must not be the same chart.
    await expect(
      page.getByRole('complementary', { name: 'Apple Inc.' }).getByRole('img', { name: /AAPL/ }),
    ).toBeVisible();
    await expect(page.getByText('Illustration, not data.')).toBeVisible();
    await page.getByRole('paragraph').getByRole('link', { name: 'AAPL', exact: true }).click();
    await expect(page).toHaveURL(site + stock);
  });
});
