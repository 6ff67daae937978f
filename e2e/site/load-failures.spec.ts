import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { paths } from '@/lib/domain/shared/paths';

test('[U4] after a deployment a missing part offers to reload the page, and no input is lost unasked', async ({
  page,
  noise,
}) => {
  noise.allow(/404|Loading chunk|Failed to load resource/);
  await new Shell(page).open(paths.rounds);
  const email = page.getByLabel('Get the newsletter by email');
  await email.fill('ann@example.test');
  // The chunks and the manifest of the page's build are gone.
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Calculate my limit' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The calculator didn’t load' });
  await expect(failure).toContainText('The site was updated. Reload the page.');

  const asked = page.waitForEvent('dialog');
  await failure.getByRole('button', { name: 'Reload page' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(email).toHaveValue('ann@example.test');

  await page.unroute('**/_next/static/**');
  page.once('dialog', (next) => void next.accept());
  await failure.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('button', { name: 'Calculate my limit' }).click();
  await expect(page.getByLabel('Annual income (USD)')).toBeVisible();
});
