import type { Page } from '@playwright/test';
import { signUpCopy } from '@/lib/content/accounts/sign-up-copy';
import { timingPage } from '@/lib/content/research/timing';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { holdScripts } from '@/e2e/support/held-scripts';

type Early = {
  what: string;
  address: string;
  /** What the user does before hydration. */
  act: (page: Page) => Promise<unknown>;
  /** Checks after hydration: the field, and what the page does with its value. */
  outcome: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');
const investor = (page: Page) => page.getByRole('radio', { name: signUpCopy.kinds.investor.label });

const walks: readonly Early[] = [
  {
    what: 'a kind of account',
    address: paths.signUp,
    act: (page) => investor(page).check(),
    outcome: async (page) => {
      await expect(page.getByRole('button', { name: signUpCopy.submit })).toBeEnabled();
      await expect(investor(page)).toBeChecked();
    },
  },
  {
    what: 'the start of a stock’s name',
    address: paths.search,
    act: (page) => main(page).getByRole('searchbox').fill('micro'),
    outcome: async (page) => {
      await expect(page.getByRole('option', { name: /^MSFT/ })).toBeVisible();
      await expect(main(page).getByRole('combobox')).toHaveValue('micro');
    },
  },
  {
    what: 'a sector',
    address: paths.timing,
    act: (page) => page.getByLabel(timingPage.filter, { exact: true }).selectOption('robotics'),
    outcome: async (page) => {
      await expect(page).toHaveURL(/slug=robotics/, { timeout: 20_000 });
      await expect(page.getByLabel(timingPage.filter, { exact: true })).toHaveValue('robotics');
    },
  },
  {
    what: 'a number of people',
    address: paths.ambassador,
    act: (page) => page.getByLabel('Their referrals').fill('250'),
    outcome: async (page) => {
      await expect(page.getByText(/^250 × \$10/)).toBeVisible();
      await expect(page.getByLabel('Their referrals')).toHaveValue('250');
    },
  },
  {
    what: 'a theme',
    address: paths.aboutValues,
    act: (page) => page.getByRole('radio', { name: 'Dark' }).check(),
    outcome: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    },
  },
];

test(
  '[U6] every page with a form uses what was typed or chosen before its scripts arrived',
  { tag: '@slow' },
  async ({ page }) => {
    test.setTimeout(120_000);
    for (const { what, address, act, outcome } of walks)
      await test.step(what, async () => {
        const scripts = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await act(page);
        scripts.release();
        await outcome(page);
        await page.unrouteAll();
      });
  },
);
