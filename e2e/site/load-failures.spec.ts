import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { paths } from '@/lib/domain/shared/paths';

const files = '**/_next/static/**';

/** Opens a page of a build that no longer exists: neither its chunks nor its manifest can be loaded. */
async function openBeforeDeployment(page: Page) {
  await new Shell(page).open(paths.rounds);
  // The code that handles new deployments loads after the page.
  await page.waitForFunction(() => sessionStorage.getItem('sessionId') !== null);
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  return page.getByRole('alert').filter({ hasText: 'The calculator didn’t load' });
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate my limit' }).click();

test('[U4] after a deployment a missing part offers to reload the page, which then has it', async ({ page, noise }) => {
  noise.allow(/404|Loading chunk/);
  const failure = await openBeforeDeployment(page);
  await calculate(page);
  await expect(failure).toContainText('The site was updated. Reload the page.');
  await page.unroute(files);
  await failure.getByRole('button', { name: 'Reload page' }).click();
  await expect(failure).toHaveCount(0);
  await calculate(page);
  await expect(page.getByLabel('Annual income (USD)')).toBeVisible();
});

test('[U4] a missing part leaves what was typed elsewhere on the page', async ({ page, noise }) => {
  noise.allow(/404|Loading chunk/);
  const failure = await openBeforeDeployment(page);
  const email = page.getByLabel('Get the newsletter by email');
  await email.fill('ann@example.test');
  await calculate(page);
  await expect(failure).toContainText('The site was updated.');
  await expect(email).toHaveValue('ann@example.test');
});
