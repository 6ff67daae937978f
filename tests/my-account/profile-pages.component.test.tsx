import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signingIn } from '@/tests/support/api/member';
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

  it('[G13] links to the confirmation of an email where lists need it', async () => {
    signIn();
    showProfile({}, 'notifications');
    expect(
      await screen.findByText('The newsletter and the weekly report are not available until you confirm your email.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm your email' })).toHaveAttribute('href', '/account/profile#email');
    expect(screen.getAllByText(/until you confirm your email/)).toHaveLength(1);
    cleanup();
    showProfile({ isEmailConfirmed: true }, 'notifications');
    await screen.findByRole('button', { name: 'Subscribe to newsletter' });
    expect(screen.queryByRole('link', { name: 'Confirm your email' })).toBeNull();
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
