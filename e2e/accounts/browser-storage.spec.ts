import { paths } from '@/lib/domain/shared/paths';
import { expectListedCookies, expectListedEntries } from '@/e2e/support/browser-storage';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { screens, type Screen } from '@/e2e/support/screens';

/** Pages on which a member's browser may store more than a visitor's; e2e/support/screens.spec.ts covers visitors. */
const forMembers: readonly Screen['name'][] = [
  'landing',
  'sectorStocks',
  'stock',
  'timing',
  'sectorInsights',
  'stocksToWatch',
  'compare',
  'stockRequests',
  'watchlists',
  'place',
  'post',
  'project',
  'firstLook',
  'accountInvesting',
  'openAccount',
  'openAccountStep',
  'openAccountStatus',
  'account',
  'bank',
  'transfers',
  'billing',
  'checkout',
  'bankReturn',
  'tradierReturn',
  'accountLinks',
  'myData',
];
const visit =
  'utm_source=letter&utm_medium=mail&utm_id=7&utm_campaign=spring&utm_term=options&utm_content=top&referredBy=ann-1';

test(
  '[J3] everything a member’s browser stores during a tour of the site is listed on the cookie page, with its lifetime',
  { tag: '@slow' },
  async ({ page, context, member }) => {
    // Loads several pages with all their scripts.
    test.setTimeout(120_000);
    const shell = await new Shell(page).open(`/?${visit}`);
    await shell.chooseTheme('Dark');
    await (await shell.logIn()).send(member.email, member.password);
    await expect(shell.member('Ann Lee')).toBeVisible();
    for (const { path } of screens.filter(({ name }) => forMembers.includes(name))) await page.goto(path);
    // A sector insights page reloads after a login and keeps its pending action across the reload.
    await shell.open(paths.sectorInsights);
    await shell.signOut('Ann Lee');
    await expect(page).toHaveURL(paths.landing);
    await shell.open(paths.sectorInsights);
    await (await shell.logIn()).send(member.email, member.password);
    await expect(shell.toasts.status('Welcome Back!')).toBeVisible();

    // Makes sure that the values under test were set.
    expect(await expectListedCookies(context)).toEqual(
      expect.arrayContaining(['accessToken', 'refreshToken', 'user', 'referredBy', 'utm_source', 'utm_content']),
    );
    expect(await expectListedEntries(page)).toEqual(expect.arrayContaining(['theme', 'sessionId', 'lastAccountKind']));

    await page.goto(paths.cookies);
    const words = await page.getByRole('main').innerText();
    for (const { name } of await context.cookies()) expect(words).toContain(name);
  },
);
