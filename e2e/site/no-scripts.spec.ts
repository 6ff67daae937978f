import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { screens } from '@/e2e/support/screens';

test.use({ javaScriptEnabled: false });

test('[U2] every page can be read without scripts', { tag: '@slow' }, async ({ page }) => {
  for (const { name, path } of screens) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), name).toBeVisible();
    // Controls that need scripts are not shown.
    await expect(page.locator('[data-needs-scripts]').filter({ visible: true }), name).toHaveCount(0);
    // A page with little content without scripts says so, unless it has a form or a link that works without them.
    const text = await main.innerText();
    const goesOn = (await main.locator('form:visible, a:visible').count()) > 0;
    if (text.split(/\s+/).length < 60 && !goesOn) expect(text, name).toMatch(/\bscripts\b|JavaScript/);
    if (name === 'optionsSignals') await expect(main.locator('#record tbody tr')).toHaveCount(33);
  }
});

test('[U2] the menu on small screens opens and its links work without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shell = await new Shell(page).openMenu();
  await shell.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Signals' }).click();
  await expect(shell.heading).toHaveText('Options track record');
});

test('[U2] collapsed answers open without scripts', async ({ page }) => {
  await page.goto('/options-signals');
  await page.getByText('How much can I lose?').click();
  await expect(page.getByText('You can lose the full amount you pay for an option.')).toBeVisible();
});
