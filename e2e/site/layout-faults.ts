import type { Page } from '@playwright/test';

/** If the page scrolls horizontally: its width, and the elements that cause it. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (node: Element) => {
      let box = node.parentElement;
      while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      return box !== null && box !== document.body;
    };
    // A line of text can be wider than its element.
    const rightOf = (node: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return Math.round(Math.max(node.getBoundingClientRect().right, range.getBoundingClientRect().right));
    };
    const widest = [...document.querySelectorAll('body *')]
      .filter((node) => rightOf(node) > clientWidth + 1 && !isClipped(node))
      .slice(-5)
      .map((node) => `${node.tagName} ${node.className.toString()} ${rightOf(node)}`);
    return [`page ${scrollWidth}`, ...widest];
  });

/** Text that is partly hidden by its container. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((node) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(node);
        const hides = overflowX === 'hidden' || overflowY === 'hidden';
        const isVisuallyHidden = clipPath === 'inset(50%)';
        const isCut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
        return hides && !isVisuallyHidden && isCut && node.textContent.trim() !== '';
      })
      .map((node) => `${node.tagName} ${node.className.toString()} ${node.textContent.slice(0, 40)}`),
  );

/** Cells of a row whose texts overlap. */
export const collidingCells = (page: Page) =>
  page.evaluate(() => {
    const wordsOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll('main tbody tr')].flatMap((row) => {
      const cells = [...row.children].map((cell) => ({ text: cell.textContent, box: wordsOf(cell) }));
      return cells.flatMap(({ text, box }, at) =>
        cells
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
          )
          .map((other) => `${text} | ${other.text}`),
      );
    });
  });
