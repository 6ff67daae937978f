import { expect, test } from '@/e2e/support/fixtures';
import { awake } from '@/e2e/pages/awake';

test('[A11] the calculator loads its code on first use, and shows real results beside every sum', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.goto('/ambassador');
  const form = page.getByRole('form', { name: 'Earnings calculator' });
  await expect(form).toBeVisible();
  await awake(page);
  const before = fetched.length;
  await form.getByRole('textbox').first().fill('1000');
  await expect(form.getByRole('status')).toContainText('$2,250');
  await expect(form.getByRole('status')).toContainText('This is not a forecast.');
  expect(fetched.length).toBeGreaterThan(before);
});

test('[I1] a member is not asked to sign up again, and nothing shifts when the session is restored', async ({
  page,
  signedIn,
  noise,
}) => {
  // A session check may be in progress when the cookies are deleted.
  noise.allow(/401/);
  expect(signedIn.kind).toBe('user');
  await page.goto('/investor');
  await expect(page.getByRole('link', { name: 'Your investments' })).toHaveAttribute('href', '/account/investing');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an investor account' })).toHaveCount(0);
  const button = page.getByRole('link', { name: 'Your investments' });
  const width = (await button.boundingBox())?.width;
  await page.context().clearCookies();
  await page.reload();
  const other = page.getByRole('main').getByRole('link', { name: 'Create an investor account' }).first();
  await expect(other).toHaveAttribute('href', '/sign-up?as=investor');
  expect((await other.boundingBox())?.width).toBe(width);
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[U2] the ambassador page shows worked examples instead of the calculator', async ({ page }) => {
    await page.goto('/ambassador');
    await page.getByText('What would I earn?').click();
    await expect(
      page.getByRole('table', { name: 'If all of them pay $10 once after you reach this number. Not a forecast.' }),
    ).toBeVisible();
    await expect(page.getByText(/^We publish the median of all ambassadors after the first payouts/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});
