import { equalityPage } from '@/lib/content/investing/equality';
import { simulatorPage } from '@/lib/content/investing/simulator';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { holdScripts } from '@/e2e/support/held-scripts';
import { Shell } from '@/e2e/pages/shell';

const { own } = equalityPage;

test('[H7] each day of the cap table has its own URL: from the form, opened directly, and after Back', async ({
  page,
}) => {
  await page.goto(paths.capTable);
  await page.getByLabel('As of').fill('2024-04-22');
  await page.getByRole('button', { name: 'Show' }).click();
  const thatDay = page.getByRole('table', { name: /04\/22\/2024/ });
  await expect(thatDay).toBeVisible();
  await expect(page).toHaveURL(/\/cap-table\?on=2024-04-22#table$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclosures' }).click();
  await expect(page).toHaveURL(paths.disclosures);
  await page.goBack();
  await expect(thatDay).toBeVisible();
  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(page).toHaveURL(paths.capTable);
});

test('[H8] someone signed in answers with consent and withdraws the answer', async ({ page, signedIn }) => {
  expect(signedIn.kind).toBe('user');
  await page.goto(investingPaths.equality);
  await page.getByRole('radio', { name: 'Prefer not to say' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByText(own.saved)).toBeVisible();
  await page.getByRole('button', { name: own.withdraw }).click();
  await expect(page.getByText(own.withdrawn)).toBeVisible();
});

test(
  '[H11] the simulator keeps its assumptions in the address, by keyboard alone',
  { tag: '@slow' },
  async ({ page }) => {
    await new Shell(page).open(investingPaths.simulator);
    const exitValue = page.getByLabel('Exit value');
    await exitValue.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('90000000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/\?exit=90000000$/);
    await expect(page.getByRole('rowheader', { name: '$90 m' })).toBeVisible();
    await page.reload();
    await expect(exitValue).toHaveValue('$90,000,000');
  },
);

test('[H11] [U6] the simulator uses what was typed before its scripts arrived, together with its URL', async ({
  page,
}) => {
  const { fields } = simulatorPage;
  const scripts = await holdScripts(page);
  await page.goto(`${investingPaths.simulator}?mine=2500`, { waitUntil: 'commit' });
  await page.getByLabel(fields.exit.label).fill('90000000');
  await page.getByLabel(fields.discount.label).fill('a fifth');
  await page.getByLabel(fields.takesPart.label).selectOption('1');
  scripts.release();
  await expect(page.getByRole('rowheader', { name: '$90 m' })).toBeVisible();
  await expect(page).toHaveURL(/\?takesPart=1&mine=2500&exit=90000000$/);
  await expect(page.getByLabel(fields.takesPart.label)).toHaveValue('1');
  await expect(page.getByLabel(fields.mine.label)).toHaveValue('$2,500');
  await expect(page.getByLabel(fields.discount.label)).toHaveValue('a fifth');
  await expect(page.getByLabel(fields.discount.label)).toHaveAccessibleDescription(/Enter a number from 0% to 90%\./);
});
