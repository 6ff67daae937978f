import { roundPanelCopy } from '@/lib/content/investing/round-panel';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { registerMember } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { LoginModal } from '@/e2e/pages/login-modal';

test(
  '[H2] [H5] [H10] an investor sees an early-access round, reserves, backs a project, and cancels both',
  { tag: '@slow' },
  async ({ page, site }) => {
    const investor = await registerMember(site, { kind: 'investor' });
    await new Shell(page).open(investingPaths.round('sample-interest'));
    await page.getByRole('button', { name: roundPanelCopy.logIn }).click();
    await (await new LoginModal(page).shown()).send(investor.email, investor.password);

    const amount = page.getByLabel(roundPanelCopy.amount);
    await amount.fill('250');
    await page.getByRole('checkbox', { name: roundPanelCopy.legendTick }).check();
    await page.getByRole('button', { name: roundPanelCopy.reserve }).click();
    await expect(page.getByText(roundPanelCopy.reservedTitle('$250.00'))).toBeVisible();
    await expectAccessible(page, 'reserved');

    await new Shell(page).open(investingPaths.project('sample-open-courses'));
    await page.getByLabel('Amount (USD)').fill('10');
    await page.getByRole('button', { name: 'Back this project' }).click();
    await expect(page.getByText('You pledged $10.00.').first()).toBeVisible();

    await page.goto(paths.accountInvesting);
    await expect(page.getByRole('row', { name: /Community round.*\$250\.00/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Open courses.*\$10\.00/ })).toBeVisible();
    await expectAccessible(page, 'investing');
    await page.getByRole('link', { name: 'Bridge round', exact: true }).click();
    await expect(page.getByText('Only investors can see this round until')).toBeVisible();

    await new Shell(page).open(investingPaths.round('sample-interest'));
    await page.getByRole('button', { name: roundPanelCopy.withdraw }).click();
    await expect(page.getByRole('button', { name: roundPanelCopy.reserve, exact: true })).toBeVisible();
    await new Shell(page).open(investingPaths.project('sample-open-courses'));
    await page.getByRole('button', { name: 'Cancel pledge' }).click();
    await expect(page.getByText('Your pledge is canceled.')).toBeVisible();
  },
);

test('[H5] a round in early access is a 404 for visitors, both the page and the API', async ({ request }) => {
  expect((await request.get(investingPaths.round('sample-first-look'))).status()).toBe(404);
  expect((await request.get('/api/rounds/sample-first-look')).status()).toBe(404);
  expect(await (await request.get(paths.rounds)).text()).not.toContain('sample-first-look');
});
