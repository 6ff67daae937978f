import type { Page } from '@playwright/test';

/** Delays the page's scripts until they are released, so that input happens before hydration. */
export async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}
