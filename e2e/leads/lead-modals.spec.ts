import type { Page } from '@playwright/test';
import { welcome } from '@/lib/content/accounts/messages';
import { emailOrPhoneNeeded, consentNeeded, phoneInvalid, welcomeWithLink } from '@/lib/content/leads/messages';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { LeadModal, leadModalNames, type LeadModalName } from '@/e2e/pages/lead-modal';
import { Shell } from '@/e2e/pages/shell';

/** The success messages of section 8, verbatim. */
const sentences = {
  'test-drive': welcomeWithLink(),
  'app-link': welcomeWithLink(),
  'single-signup': welcome(),
} as const;

/** A number that is unique per call, also across the workers of a run. */
let counted = 0;
const freshNumber = () => `212555${1000 + (test.info().workerIndex % 90) * 100 + (counted += 1)}`;

/** Opens a modal from the page that links to it; the last modal's link appears after a button is pressed. */
async function arrive(page: Page, name: LeadModalName) {
  const modal = new LeadModal(page, name);
  await new Shell(page).open(modal.way.from);
  if (name === 'single-signup') {
    await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(modal.link).toBeVisible();
    await new Shell(page).ready();
  }
  return modal;
}

/** The other modals share the form, so except for their success message they are tested only in `npm run test:slow`. */
const others = (name: LeadModalName) => (name === 'single-signup' ? [] : '@slow');

for (const name of leadModalNames) {
  test(
    `[S14][S15] ${name} opens over its page, traps focus, and returns it on Escape`,
    { tag: others(name) },
    async ({ page, noise }) => {
      // An unknown link is rejected, which the browser logs.
      noise.allow(/400|410/);
      const modal = await arrive(page, name);
      const address = page.url();
      await modal.open();
      expect(page.url()).toBe(address);
      await expect(modal.number).toBeFocused();
      await expect(modal.consentLine).toBeVisible();
      for (let times = 0; times < 12; times += 1) {
        await page.keyboard.press(times < 8 ? 'Tab' : 'Shift+Tab');
        await expect(modal.dialog.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await modal.gone();
      await expect(modal.link).toBeFocused();
    },
  );

  test(`[S15][S23] ${name} rejects an invalid number, and shows the specified success sentence word for word`, async ({
    page,
    noise,
  }) => {
    noise.allow(/400|410/);
    const modal = await (await arrive(page, name)).open();
    await modal.number.fill('12345');
    await modal.send();
    await expect(modal.number).toHaveAccessibleDescription(new RegExp(`^${phoneInvalid.replace('.', '\\.')}`));
    await expect(modal.number).toBeFocused();
    await expect(modal.number).toHaveValue('12345');

    await modal.number.fill(freshNumber());
    if (name === 'single-signup') {
      await modal.send();
      await expect(modal.tick).toHaveAccessibleDescription(consentNeeded);
      await modal.tick.check();
    }
    await modal.send();
    await expect(modal.toasts.region.getByText(sentences[name], { exact: true })).toBeVisible();
    await modal.gone();
    await expect(modal.link).toBeFocused();
  });

  test(
    `[G10][I7] ${name} accepts numbers in the chosen country’s format only`,
    { tag: others(name) },
    async ({ page, noise }) => {
      noise.allow(/400|410/);
      const modal = await (await arrive(page, name)).open();
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      await expect(modal.country).toHaveValue('US');
      await modal.country.selectOption({ label: 'United Kingdom (+44)' });
      await modal.number.fill('(212) 555-0123');
      if (name === 'single-signup') await modal.tick.check();
      await modal.send();
      await expect(modal.number).toHaveAccessibleDescription(new RegExp(`^${phoneInvalid.replace('.', '\\.')}`));

      await modal.number.fill(`07911 1${freshNumber().slice(-5)}`);
      await modal.send();
      await expect(modal.toasts.region.getByText(sentences[name], { exact: true })).toBeVisible();
      expect((await sent).postDataJSON()).toMatchObject({ country: 'GB' });
    },
  );

  test(`[G1] axe finds nothing in ${name} with its errors`, { tag: '@slow' }, async ({ page, noise }) => {
    noise.allow(/400|410/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const modal = await (await arrive(page, name)).open();
    await modal.number.fill('12345');
    await modal.send();
    await expect(modal.number).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'with errors');
  });
}

test('[S14] the single signup requires a number or an email', async ({ page, noise }) => {
  noise.allow(/400|410/);
  const modal = await (await arrive(page, 'single-signup')).open();
  await modal.send();
  await expect(modal.number).toHaveAccessibleDescription(emailOrPhoneNeeded);
});

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const name of leadModalNames) {
    test(`[U2] ${name} has its own page that takes a number`, async ({ page, noise }) => {
      noise.allow(/400|410/);
      const { link, way } = new LeadModal(page, name);
      const main = page.getByRole('main');
      await page.goto(way.from);
      if (name === 'single-signup') await main.getByRole('button', { name: 'Confirm', exact: true }).click();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${way.path}$`));
      const number = main.getByLabel(way.number, { exact: true });
      const send = main.getByRole('button', { name: way.submit, exact: true });

      await number.fill('12345');
      if (name === 'single-signup') await main.getByRole('checkbox').check();
      await send.click();
      await expect(number).toHaveAccessibleDescription(new RegExp(`^${phoneInvalid.replace('.', '\\.')}`));
      await expect(number).toHaveValue('12345');

      await number.fill(freshNumber());
      if (name === 'single-signup') {
        await main.getByRole('checkbox').uncheck();
        await send.click();
        await expect(main.getByRole('checkbox')).toHaveAccessibleDescription(consentNeeded);
        await main.getByRole('checkbox').check();
      }
      await send.click();
      await expect(page).toHaveURL(/\?done/);
      await expect(main.getByRole('status')).toContainText(sentences[name]);
    });
  }
});
