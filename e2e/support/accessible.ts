import type { Page } from '@playwright/test';
import { findFaults } from './axe';
import { expect } from './fixtures';
import { tooWide } from '@/e2e/site/layout-faults';

/**
 * The two variants of each state that axe checks. Width and theme are independent, so two variants cover every layout
 * and every color in half the time of all four.
 */
export const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** The narrowest supported viewport width. */
const narrowest = 320;
const height = 844;

/** Asserts that axe finds no violations in either variant, and that nothing is wider than the viewport at any width. */
export async function expectAccessible(page: Page, state: string) {
  await expectToFit(page, narrowest, state);
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await expectToFit(page, width, state);
    expect(await findFaults(page), `${state}, ${width} wide, ${colorScheme}`).toEqual([]);
  }
}

async function expectToFit(page: Page, width: number, state: string) {
  await page.setViewportSize({ width, height });
  expect(await tooWide(page), `${state}, ${width} wide`).toEqual([]);
}
