import type { Page, Route } from '@playwright/test';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const bar = (page: Page) => page.locator('[data-bar]');

/** Delays matching requests until they are released. */
async function hold(page: Page, pattern: RegExp) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(pattern, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

test('[S6] a progress bar shows while a page loads, and disappears when it is loaded', async ({ page }) => {
  const release = await hold(page, /chunks\/pages\/options-signals/);
  const shell = await new Shell(page).open('/2024');
  await shell.follow('Signals');
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL('/2024');
  await release();
  await expect(page).toHaveURL('/options-signals');
  await expect(bar(page)).toHaveCount(0);
});

test('[S6] the progress bar does not stick when a navigation is replaced by another', async ({ page }) => {
  const release = await hold(page, /chunks\/pages\/options-signals/);
  const shell = await new Shell(page).open('/2024');
  await shell.follow('Signals');
  await expect(bar(page)).toBeVisible();
  await shell.follow('Terms', 'contentinfo');
  await expect(page).toHaveURL('/terms');
  await expect(bar(page)).toHaveCount(0);
  await release();
  await expect(page).toHaveURL('/terms');
  await expect(bar(page)).toHaveCount(0);
});

test('[S6] sorting the table shows no progress bar', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-bar]')) seen.push('bar');
    }).observe(document, { childList: true, subtree: true });
  });
  await new Shell(page).open('/options-signals');
  await page.getByRole('columnheader', { name: 'Strike' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=strike/);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
