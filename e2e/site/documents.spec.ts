import type { Page } from '@playwright/test';
import { agreementSlugs } from '@/lib/content/brokerage/agreements/agreements';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';

const agreements = agreementSlugs.map((slug) => brokeragePaths.agreement(slug));
const documents = [paths.privacy, paths.terms, paths.cookies, paths.disclosures, ...agreements];

for (const path of documents) {
  test(`[S1][U1] ${path} has contents that lead to each of its sections, lines of 60 to 75 characters, and prints without the frame`, async ({
    page,
  }) => {
    await new Shell(page).open(path);
    await expectContents(page);
    // A font that arrives late on the first visit is not applied; on the second visit it is cached.
    await new Shell(page).open(path);
    const lengths = await lineLengths(page);
    for (const length of lengths) {
      expect(length).toBeGreaterThanOrEqual(55);
      expect(length).toBeLessThanOrEqual(80);
    }
    const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 66;
    expect(middle).toBeGreaterThanOrEqual(60);
    expect(middle).toBeLessThanOrEqual(75);
    await expectPrint(page);
  });
}

async function expectContents(page: Page) {
  const links = page.getByRole('navigation', { name: 'Contents of this page' }).getByRole('link');
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(await links.allInnerTexts()).toEqual(titles);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 2, name: titles.at(-1) })).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe('');
}

/** The mean length of the full lines in each paragraph that has at least two. */
const lineLengths = (page: Page) =>
  page
    .getByRole('main')
    .locator('section p')
    .evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const lines: number[] = [];
        let bottom = Number.NEGATIVE_INFINITY;
        while (texts.nextNode()) {
          for (let at = 0; at < (texts.currentNode.nodeValue ?? '').length; at += 1) {
            range.setStart(texts.currentNode, at);
            range.setEnd(texts.currentNode, at + 1);
            const letter = range.getBoundingClientRect();
            if (letter.width === 0) continue;
            // Letters on one line may differ by a pixel, letters on different lines by about twenty.
            if (letter.bottom - bottom > 8) {
              lines.push(0);
              bottom = letter.bottom;
            }
            lines.push((lines.pop() ?? 0) + 1);
          }
        }
        // The last line is short, so it is left out. At least two full lines are needed to measure the width.
        const fullLines = lines.slice(0, -1);
        return fullLines.length >= 2 ? [fullLines.reduce((all, one) => all + one, 0) / fullLines.length] : [];
      }),
    );

/** Asserts that the page prints in dark text, whatever the theme. */
async function expectPrint(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe('rgb(20, 32, 27)');
}

test('[R39] a demo says on its legal pages that it is a demo, and that no operator is named', async ({ page }) => {
  for (const path of [paths.privacy, paths.terms, paths.disclosures]) {
    await new Shell(page).open(path);
    await expect(page.getByRole('main').getByText('Its operator has not been named.', { exact: false })).toBeVisible();
  }
});
