import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const paper = { light: 'rgb(250, 248, 243)', dark: 'rgb(13, 19, 17)' };

test('[U3] the theme follows the system until one is chosen, and the choice is remembered without a flash', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const shell = await new Shell(page).open(paths.home);
  expect(await background()).toBe(paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe(paper.dark);

  await page.emulateMedia({ colorScheme: 'light' });
  await shell.chooseTheme('Dark');
  await expect.poll(background).toBe(paper.dark);

  // Records the theme at the time the body is created, before anything is painted.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { themeAtBody?: string }).themeAtBody)).toBe('dark');
  expect(await background()).toBe(paper.dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await shell.chooseTheme('System');
  await expect.poll(background).toBe(paper.light);
});

test('[U3] another tab follows the choice', async ({ context, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const shell = await new Shell(page).open(paths.home);
  const other = await context.newPage();
  await new Shell(other).open(paths.terms);
  await shell.chooseTheme('Dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});
