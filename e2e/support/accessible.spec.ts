import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';

const faults = [
  { what: 'a button without a name', main: '<button></button>', style: '', finds: /state, 390.*button-name/s },
  {
    what: 'faint text in the dark alone',
    main: '<p>Words</p>',
    style: '@media (prefers-color-scheme: dark) { p { color: #222; } }',
    finds: /state, 1280 wide, dark.*color-contrast/s,
  },
  {
    what: 'a box wider than the narrowest screen',
    main: '<p>Words</p>',
    style: 'p { width: 340px; }',
    finds: /state, 320 wide/,
  },
  {
    what: 'a box that is too wide on a wide screen alone',
    main: '<p>Words</p>',
    style: '@media (width > 1000px) { p { width: 1300px; } }',
    finds: /state, 1280 wide/,
  },
] as const;

const showPage = (page: Page, main: string, style: string) =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><style>:root { color-scheme: light dark; } body { background: light-dark(#fff, #111); } ${style}</style>
    <main><h1>Page</h1>${main}</main></html>`,
  );

test('[U1] a page without faults is accessible', async ({ page }) => {
  await showPage(page, '<button>Send</button>', '');
  await expectAccessible(page, 'state');
});

for (const { what, main, style, finds } of faults)
  test(`[U1] ${what} is found`, async ({ page }) => {
    await showPage(page, main, style);
    await expect(expectAccessible(page, 'state')).rejects.toThrow(finds);
  });
