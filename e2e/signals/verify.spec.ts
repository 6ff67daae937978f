import { expect, test } from '@/e2e/support/fixtures';
import { ledgerFilePath } from '@/lib/domain/signals/ledger/ledger-paths';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';

test('[C8] the browser recomputes the published ledger, by keyboard alone', async ({ page }) => {
  await page.goto(recordPaths.verify);
  const button = page.getByRole('button', { name: 'Verify the ledger' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The ledger is intact' })).toContainText('Latest hash');
});

test('[C8] a downloaded file that was changed shows its first bad row', async ({ page, request }) => {
  const lines = (await (await request.get(ledgerFilePath)).text()).trimEnd().split('\n');
  const file = (changed: readonly string[]) => ({
    name: 'mine.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(changed.join('\n')),
  });
  await page.goto(recordPaths.verify);
  const field = page.getByLabel('Ledger file');
  await field.setInputFiles(file(lines.toSpliced(4, 1)));
  await expect(page.getByRole('alert').filter({ hasText: 'Line 5' })).toContainText(
    'Entry 5 is where entry 4 belongs.',
  );
  await field.setInputFiles(file(lines));
  await expect(page.getByRole('status').filter({ hasText: 'The ledger is intact: mine.jsonl' })).toBeVisible();
});

test('[C9] a visitor sees that signals are open, but none of their content', async ({ page }) => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/trades?variant=live')),
    page.goto(`${paths.optionsSignals}?variant=live`),
  ]);
  const { items, sealed } = (await answer.json()) as { items: { closeDate: string }[]; sealed: { id: string }[] };
  expect(items.filter(({ closeDate }) => closeDate === 'Open')).toEqual([]);
  await expect(page.getByRole('heading', { name: new RegExp(`^${sealed.length} open signals?$`) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View plans' })).toBeVisible();
});
