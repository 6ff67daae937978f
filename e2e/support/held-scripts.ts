import type { Page } from '@playwright/test';

/** The page's scripts stay on their way until they are released: what a reader does meanwhile, the page sleeps through. */
export async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}
