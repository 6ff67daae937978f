import type { Page } from '@playwright/test';

/** What reaches beyond the right edge, when the page can be scrolled to it. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((node) => `${node.tagName} ${node.className.toString()} ${Math.round(node.getBoundingClientRect().right)}`);
  });

/** Words that their box hides a part of. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((node) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(node);
        const hides = overflowX === 'hidden' || overflowY === 'hidden';
        const isForEars = clipPath === 'inset(50%)';
        const isCut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
        return hides && !isForEars && isCut && node.textContent.trim() !== '';
      })
      .map((node) => `${node.tagName} ${node.className.toString()} ${node.textContent.slice(0, 40)}`),
  );
