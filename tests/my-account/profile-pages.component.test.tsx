import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { showProfile } from './profile-samples';

describe('the pages of the profile', () => {
  const signIn = signingIn();

  it.each([
    ['profile', ['Name and contact', 'Plan, bank and brokerage', 'Lists and links']],
    ['security', ['Password', 'Devices']],
    ['notifications', ['Emails and texts', 'Your feed']],
    ['data', ['Download your data', 'Delete account']],
  ] as const)('[G13] has its sections on the page %s', async (page, sections) => {
    signIn();
    showProfile({}, page);
    await screen.findByRole('heading', { name: sections[0], level: 2 });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(sections);
  });

  it('[G13] has a row for the plan, the bank and the application, each with its anchor', async () => {
    signIn();
    showProfile({}, 'profile');
    await screen.findByRole('heading', { name: 'Plan, bank and brokerage' });
    const rows = ['Billing', 'Bank', 'Applications'].map((name) => screen.getByRole('region', { name }).id);
    expect(rows).toEqual(['billing', 'bank', 'applications']);
  });

  it('[G13] sends the confirmation link where the lists need it, which stay one group until then', async () => {
    signIn();
    showProfile({}, 'notifications');
    const sent = mockEndpoint(myAccountContract.requestEmail, { message: 'We emailed you a link.' });
    expect(await screen.findByText('Confirm your email to see and change your subscriptions.')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Newsletter and weekly report',
      'Alerts',
      'Texts',
    ]);
    // Whether an unconfirmed address is subscribed is hidden, so the page does not say that it is not.
    expect(screen.queryByText('Not subscribed')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }));
    expect(await screen.findByText(/^We sent a link to \S+@\S+\.$/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
    cleanup();
    showProfile({ isEmailConfirmed: true }, 'notifications');
    await screen.findByRole('button', { name: 'Subscribe to newsletter' });
    expect(screen.queryByRole('button', { name: /confirmation link|Send again/ })).toBeNull();
  });

  it('[G13] offers the link again to an address that was sent one before', async () => {
    signIn();
    showProfile({ email: 'ann@example.test', pendingEmail: 'ann@example.test' }, 'notifications');
    expect(await screen.findByText('We sent a link to ann@example.test.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('[G13] has a tab for each page, also before a visitor logs in', () => {
    showProfile({}, 'security');
    const tabs = within(screen.getByRole('navigation', { name: 'Profile and settings' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Profile', '/account/profile', null],
      ['Security', '/account/profile/security', 'page'],
      ['Notifications', '/account/profile/notifications', null],
      ['Data', '/account/profile/data', null],
    ]);
  });
});
