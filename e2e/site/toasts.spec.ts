import type { Locator, Page } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const forgotten = 'Oops, you forgot to enter an email.';

/** Shows one of the site's own toasts in the simplest way. */
async function showForgotten(page: Page) {
  const shell = await new Shell(page).open(paths.landing);
  const forgot = await (await shell.logIn()).forgotPassword();
  await forgot.submit('Send');
  const toast = shell.toasts.error(forgotten);
  await expect(toast).toBeVisible();
  return { shell, forgot, toast };
}

test('[G12] the region is in the page from the start, polite, and an error in it interrupts', async ({ page }) => {
  const shell = await new Shell(page).open(paths.landing);
  await expect(shell.toasts.region).toBeAttached();
  await expect(shell.toasts.region).toBeEmpty();
  const { toast } = await showForgotten(page);
  await expect(toast).toHaveAttribute('role', 'alert');
  expect(await toast.evaluate((node) => node.closest('[inert], [aria-hidden="true"]'))).toBeNull();
});

test('[S23] toasts appear at the top right and close after five seconds', async ({ page }) => {
  await page.clock.install();
  const { toast } = await showForgotten(page);
  await settle(toast);
  const box = (await toast.boundingBox())!;
  const header = (await page.locator('header').first().boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(box.y).toBeLessThan(200);
  expect(1280 - (box.x + box.width)).toBeLessThan(60);
  expect(await spendingMs(page)).toBe(5000);
  await finishSpending(page);
  await expect(toast).toHaveCount(0);
});

test('[S23] a drag over 80 percent dismisses a toast, a shorter one does not', { tag: '@slow' }, async ({ page }) => {
  const { toast } = await showForgotten(page);
  await settle(toast);
  const atRest = await toast.boundingBox();
  await dragBy(page, toast, 0.7);
  await settle(toast);
  expect(await toast.boundingBox()).toEqual(atRest);
  await dragBy(page, toast, 0.85);
  await expect(toast).toHaveCount(0);
});

test('[G12] a toast waits while it has the focus, and Escape dismisses it', async ({ page }) => {
  const { forgot, toast } = await showForgotten(page);
  await page.keyboard.press('Escape');
  await forgot.gone();
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await expect.poll(() => spendingState(page)).toBe('paused');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('[S23][S20] signing out says so at the top center', async ({ page, signedIn }) => {
  const shell = await new Shell(page).open(paths.home);
  await shell.signOut(`${signedIn.firstName} ${signedIn.lastName}`);
  const toast = shell.toasts.status("You've been signed out.");
  await expect(toast).toBeVisible();
  const box = (await toast.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(12);
  expect(box.y).toBeLessThan(100);
});

const progress = '.Toastify__progress-bar';

const spendingMs = (page: Page) =>
  page.locator(progress).evaluate((bar) => Number(bar.getAnimations()[0]?.effect?.getComputedTiming().duration));
const spendingState = (page: Page) =>
  page.locator(progress).evaluate((bar) => getComputedStyle(bar).animationPlayState);
/** Finishes the countdown of five seconds at once: the toast closes when the progress animation ends. */
const finishSpending = (page: Page) => page.locator(progress).evaluate((bar) => bar.getAnimations()[0]?.finish());

/** Waits until the toast's animations have finished. */
const settle = (toast: Locator) =>
  toast.evaluate((node) => Promise.allSettled(node.getAnimations().map(({ finished }) => finished)));

async function dragBy(page: Page, toast: Locator, share: number) {
  const box = (await toast.boundingBox())!;
  const from = { x: box.x + 12, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + box.width * share, from.y, { steps: 12 });
  await page.mouse.up();
}
