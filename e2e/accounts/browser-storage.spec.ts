import type { BrowserContext, Page } from '@playwright/test';
import { cookieRows, storedRows } from '@/lib/content/visits/cookies';
import { cookieDays, type CookieName } from '@/lib/domain/shared/cookies';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { screens } from '@/e2e/support/screens';

const aDay = 86_400;
const visit =
  'utm_source=letter&utm_medium=mail&utm_id=7&utm_campaign=spring&utm_term=options&utm_content=top&referredBy=ann-1';

test('[J3] whatever the browser holds after a walk over the site is on the cookie page, with the life it has', async ({
  page,
  context,
  member,
}) => {
  // Each page of the site loads with its scripts.
  test.setTimeout(120_000);
  const shell = await new Shell(page).open(`/?${visit}`);
  await shell.chooseTheme('Dark');
  await (await shell.logIn()).send(member.email, member.password);
  await expect(shell.member('Ann Lee')).toBeVisible();
  for (const { path } of screens) await page.goto(path);
  // An insight page reloads after a login, and keeps what it was about to do over the reload.
  await shell.open(paths.sectorInsights);
  await shell.signOut('Ann Lee');
  await expect(page).toHaveURL(paths.landing);
  await shell.open(paths.sectorInsights);
  await (await shell.logIn()).send(member.email, member.password);
  await expect(shell.toasts.status('Welcome Back!')).toBeVisible();

  await expectListedCookies(context);
  await expectListedNotes(page);

  await page.goto(paths.cookies);
  const words = await page.getByRole('main').innerText();
  for (const { name } of await context.cookies()) expect(words).toContain(name);
});

async function expectListedCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  const listed = cookieRows.map(({ name }) => name);
  expect(cookies.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  // What the walk is about was really set.
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['accessToken', 'refreshToken', 'user', 'referredBy', 'utm_source', 'utm_content']),
  );
  for (const { name, expires } of cookies) {
    const days = cookieDays[name as CookieName];
    const left = expires - Date.now() / 1000;
    if (days === 0) expect(left, name).toBeLessThanOrEqual(900);
    else expect(Math.abs(left - days * aDay), name).toBeLessThan(300);
  }
}

async function expectListedNotes(page: Page) {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const listed = storedRows.map(({ name }) => name);
  expect(names.filter((name) => !listed.includes(name) && !name.startsWith('lease:'))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['theme', 'sessionId', 'lastAccountKind']));
}
