import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { paths } from '@/lib/domain/shared/paths';
import { freshEmail, goodPassword } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { SignUpPage } from '@/e2e/pages/sign-up-page';
import { opsToken } from '@/e2e/support/site-settings';

const post = paths.post('three-best-trades');
const rest = 'losing trades run';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[D8] [U1] a visitor goes from a paid post to the plans, pays, and returns to read the post', async ({
  page,
  site,
}) => {
  await new Shell(page).open(post);
  const wall = page.getByRole('region', { name: 'Subscribe to keep reading' });
  await expect(wall).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(rest);
  await expectAccessible(page, 'paid post');

  await wall.getByRole('link', { name: 'See plans' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /test drive/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${site}${paths.checkout}`));
  await page.getByRole('main').getByRole('link', { name: 'Sign up free' }).click();
  const email = freshEmail();
  const signUp = await new SignUpPage(page).fill({
    firstName: 'Cleo',
    lastName: 'Park',
    email,
    password: goodPassword,
  });
  await signUp.submit();
  await expect(page).toHaveURL(new RegExp(`^${site}${paths.checkout}`));

  // Payment has its own tests, so the subscription is granted here.
  const { method, path } = billingOperationContract.grant;
  const given = await page.request.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${opsToken}` },
    data: {
      email,
      subscriptionType: 'member',
      until: new Date(Date.now() + 9e7).toISOString().slice(0, 10),
      reason: 'A test',
    },
  });
  expect(given.status()).toBe(200);
  await page.getByRole('link', { name: 'Return to the post you were reading' }).click();
  await expect(page).toHaveURL(site + post);
  await expect(page.getByRole('main')).toContainText(rest);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('paywall'))).toBeNull();
});
