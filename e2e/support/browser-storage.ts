import type { BrowserContext, Page } from '@playwright/test';
import { cookieRows, storedRows } from '@/lib/content/visits/cookies';
import { cookieDays, type CookieName } from '@/lib/domain/shared/cookies';
import { expect } from './fixtures';

const aDay = 86_400;

/** Asserts that the cookie page lists every cookie with its lifetime; returns their names. */
export async function expectListedCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  const listed = cookieRows.map(({ name }) => name);
  expect(cookies.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  for (const { name, expires } of cookies) {
    const days = cookieDays[name as CookieName];
    const left = expires - Date.now() / 1000;
    if (days === 0) expect(left, name).toBeLessThanOrEqual(900);
    else expect(Math.abs(left - days * aDay), name).toBeLessThan(300);
  }
  return cookies.map(({ name }) => name);
}

/** Asserts that the cookie page lists everything else in the browser's storage; returns the names. */
export async function expectListedEntries(page: Page) {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const listed = storedRows.map(({ name }) => name);
  expect(names.filter((name) => !listed.includes(name) && !name.startsWith('lease:'))).toEqual([]);
  return names;
}
