import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/fixtures';
import { TradeRecordPage } from '@/e2e/pages/trade-record-page';

/** Parses an ROI; a loss is marked by a symbol and a word instead of a minus sign. */
const asRoi = (text: string) => (/down|▼/.test(text) ? -1 : 1) * Number(text.replace(/[^\d.]/g, ''));

test(
  '[C2] every column sorts both ways, open rows last, and a shared link shows the same table',
  { tag: '@slow' },
  async ({ page, newBrowser }) => {
    const record = await new TradeRecordPage(page).openRecord();
    await expect(record.table.locator('tbody tr')).toHaveCount(33);
    const headers = await record.columns();
    expect(headers).toHaveLength(10);
    for (const header of headers) {
      const before = (await record.header(header).getAttribute('aria-sort')) ?? 'none';
      await record.sortBy(header);
      await expect(record.header(header)).not.toHaveAttribute('aria-sort', before);
      const first = await record.header(header).getAttribute('aria-sort');
      await record.sortBy(header);
      await expect(record.header(header)).toHaveAttribute(
        'aria-sort',
        first === 'ascending' ? 'descending' : 'ascending',
      );
    }

    await record.sortBy('ROI');
    await expect(page).toHaveURL(/sort=roi/);
    const shown = await record.column('ROI');
    const figures = shown.filter((text) => /\d/.test(text)).map(asRoi);
    const direction = (await record.header('ROI').getAttribute('aria-sort')) === 'ascending' ? 1 : -1;
    expect(figures).toEqual(figures.toSorted((a, b) => direction * (a - b)));

    const friend = await new TradeRecordPage(await (await newBrowser()).newPage()).openRecord(
      new URL(page.url()).search,
    );
    await expect(friend.header('ROI')).toHaveAttribute('aria-sort', direction === 1 ? 'ascending' : 'descending');
    expect(await friend.column('ROI')).toEqual(shown);
  },
);

test('[C1] the live variant is in the URL too', async ({ page }) => {
  const record = await new TradeRecordPage(page).openRecord();
  await record.chooseVariant('Live signals');
  await expect(record.table.locator('tbody tr').first()).toBeVisible();
  await expect(page).toHaveURL(/variant=live/);
  // The heading follows the selected list, and Back returns to the track record.
  await expect(page.getByRole('heading', { level: 1, name: 'Live options signals' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live signals' })).toBeVisible();
  await expect(page.getByRole('figure').first()).toContainText('live signals');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Options track record' })).toBeVisible();
  await expect(record.header('Result')).toBeVisible();
  await record.openRecord('?variant=live');
  await expect(record.header('$1000')).toBeVisible();
});

test('[C2] on a small screen the table is a compact list with a field that sorts it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const record = await new TradeRecordPage(page).openRecord();
  await page.getByLabel('Sort by').selectOption('Symbol');
  await expect(page).toHaveURL(/sort=symbol/);
  const symbols = await record.table.getByRole('rowheader').allInnerTexts();
  expect(symbols).toHaveLength(33);
  const card = (await record.table.locator('tbody tr').first().boundingBox())!;
  expect(card.width).toBeLessThanOrEqual(390);
  // Two lines of text with padding are 76 pixels high; three would be 98.
  expect(card.height).toBeLessThan(84);
  await page.getByRole('button', { name: 'Ascending' }).click();
  await expect(page.getByRole('button', { name: 'Descending' })).toBeVisible();
  // [U1] Looks like a list, but is still a table for screen readers.
  const roles = await rolesOfTree(page);
  expect(roles.table).toBe(1);
  expect(roles.rowheader).toBe(33);
  expect(roles.cell).toBe(33 * 9);
});

/** The roles in the accessibility tree of the trades, as the browser computes it. */
async function rolesOfTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const parents = new Map(nodes.map(({ nodeId, parentId }) => [nodeId, parentId]));
  const region = nodes.find(({ role, name }) => role?.value === 'region' && name?.value === 'All trades')?.nodeId;
  const isInside = (id: string | undefined): boolean =>
    id !== undefined && (id === region || isInside(parents.get(id)));
  const roles = nodes
    .filter(({ ignored, nodeId }) => !ignored && isInside(nodeId))
    .map(({ role }) => String(role?.value));
  const count = (wanted: string) => roles.filter((role) => role === wanted).length;
  return { table: count('table'), rowheader: count('rowheader'), cell: count('cell') };
}

test('[C5] the curve on the home page is read by pointer and by keyboard, trade by trade', async ({ page }) => {
  await page.goto('/');
  const curve = page.getByRole('application', { name: 'Running balance, $1,000 on each trade' });
  await expect(curve).toBeVisible();
  const { x, y, width, height } = (await curve.boundingBox())!;
  const aTrade = /^[A-Z.]+ (call|put), closed \d\d\/\d\d\/2022[+−].*\$[\d,]+, balance \$[\d,]+$/;
  await page.mouse.move(x + 3, y + height / 2);
  const first = await curve.innerText();
  expect(first.replaceAll(/\n|\u2060/g, '')).toMatch(aTrade);
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(curve).not.toHaveText(first);
  await page.mouse.move(0, 0);
  await expect(curve).toHaveText('');

  await curve.focus();
  const spoken = page.getByRole('status').filter({ hasText: /closed .*: .*balance/ });
  await page.keyboard.press('Home');
  await expect(spoken).toHaveText(first.replace('\n', ': '));
  await page.keyboard.press('ArrowRight');
  await expect(spoken).not.toHaveText(first.replace('\n', ': '));
  await page.keyboard.press('Escape');
  await expect(curve).toHaveText('');
});
