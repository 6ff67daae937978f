import type { Page } from '@playwright/test';
import { giveSession, isSignedIn } from '@/e2e/support/accounts';
import { sessionCookies } from './cookies';
import { anHourLater } from './expired-token';
import { expect, test } from '@/e2e/support/fixtures';
import { offerMemberCall, callAsMember } from '@/e2e/support/member-call';
import { Shell } from '@/e2e/pages/shell';

test(
  '[G4][R20] five tabs that reload with an expired access token send one refresh and stay signed in',
  { tag: '@slow' },
  async ({ context, site, member, noise }) => {
    noise.allow(/401/);
    const record = await anHourLater(member);
    expect(await isSignedIn(site, member.token)).toBe(true);
    expect(await isSignedIn(site, record.token)).toBe(false);
    await offerMemberCall(context);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => new Shell(tab).open('/terms')));
    // Only now, because a page loaded with a session refreshes it by itself.
    await giveSession(context, site, record);
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
    });

    await Promise.all(tabs.map((tab) => tab.reload()));
    const emails = await Promise.all(tabs.map((tab) => callAsMember(tab)));

    expect(emails).toEqual(Array.from({ length: 5 }, () => member.email));
    expect(refreshes).toHaveLength(1);
    await Promise.all(tabs.map((tab) => expect(new Shell(tab).member('Ann Lee')).toBeVisible()));
    const { accessToken, refreshToken } = await sessionCookies(context);
    expect(await isSignedIn(site, accessToken?.value ?? '')).toBe(true);
    expect(refreshToken?.value).not.toBe(record.refreshToken);
  },
);

test('[S20] a session that cannot be refreshed ends: cookies cleared, /2024 shown, and the specification’s sentence', async ({
  page,
  context,
  site,
  member,
  noise,
}) => {
  noise.allow(/401/);
  await offerMemberCall(context);
  await new Shell(page).open('/terms');
  await giveSession(context, site, { ...member, token: 'stale.stale.stale-stale', refreshToken: 'x'.repeat(43) });
  const landed = page.waitForURL('**/2024');
  expect(await refusalOf(page)).toBe('Failed to refresh access token');
  await landed;
  expect(await sessionCookies(context)).toEqual({});
});

const refusalOf = (page: Page) =>
  callAsMember(page).catch((error: Error) => /Failed to refresh access token/.exec(error.message)?.[0]);
