import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeAfterSignUp } from '@/components/accounts/sign-in/place-after-sign-up';
import { SignUpPage } from '@/components/accounts/sign-in/sign-up-page';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';
import { clearPaywall, savePaywall, readPaywall } from '@/lib/client/data/paywall';
import { getSession, restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { sessionRecord } from '@/tests/support/api/session';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';

const user = userEvent.setup();
const toasts = shownToasts();

beforeEach(() => restore());
afterEach(() => closeAllModals());

const open = (query: Record<string, string> = {}) =>
  render(
    <TestRouter query={query}>
      <SignUpPage />
    </TestRouter>,
  );

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.test', password: 'eight or more' };
const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email', password: 'Password' } as const;

async function signUp(values: Partial<typeof ann> = ann) {
  for (const [name, value] of Object.entries(values)) {
    if (value) await user.type(screen.getByLabelText(labels[name as keyof typeof ann]), value);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('signing up', () => {
  it('[S20] [S23] sends referral and visitor id, shows the welcome and goes to the member’s home without a reload', async () => {
    Cookies.set('referredBy', 'bo_7', { path: '/' });
    Cookies.set('uniqueId', 'a'.repeat(20), { path: '/' });
    const requests = mockEndpoint(usersContract.register, sessionRecord());
    open();
    await signUp();
    await waitFor(() => expect(goneTo).toEqual(['/account']));
    expect(screen.queryByText('You’re already signed in')).toBeNull();
    expect(screen.getByRole('button', { name: 'Creating your account' })).toHaveAttribute('aria-busy', 'true');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ ...ann, referredBy: 'bo_7', uniqueId: 'a'.repeat(20) });
    expect(getSession().user).toEqual({ id: 'user-1', name: 'Ann Lee', kind: 'user' });
    expect(toasts()).toEqual([['success', 'Welcome to The ROI']]);
  });

  it('[S20] says that no card is required, except on the way to the card form', () => {
    const { unmount } = open();
    expect(screen.getByText(/No credit card required/)).toBeVisible();
    unmount();
    open({ next: '/subscribe/checkout?plan=member' });
    expect(screen.queryByText(/No credit card/)).toBeNull();
    expect(screen.getByText('Create your account first. Your plan comes next.')).toBeVisible();
  });

  it.each([
    ['the address', { as: 'investor' }, []],
    ['the switch', {}, ['Investor account']],
  ] as const)('[S20] registers an investor by %s', async (_, query, choices) => {
    const requests = mockEndpoint(investorsContract.register, sessionRecord());
    open(query);
    for (const choice of choices) await user.click(screen.getByRole('radio', { name: choice }));
    expect(screen.getByRole('radio', { name: 'Investor account' })).toBeChecked();
    await signUp();
    await waitFor(() => expect(getSession().user?.kind).toBe('investor'));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['whose paywall asked', { paywall: '/blog/a-post' }, ''],
    ['that was read before the plans were looked at', {}, '?paywall=/blog/a-post'],
  ] as const)('[S5] [D8] scrolls to the top and returns to the article %s', async (_, query, before) => {
    mockEndpoint(usersContract.register, sessionRecord());
    const scroll = vi.spyOn(window, 'scrollTo');
    savePaywall(before);
    open(query);
    await signUp();
    await waitFor(() => expect(goneTo).toEqual(['/blog/a-post']));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scroll.mockRestore();
  });

  it.each([
    [{ firstName: '', password: ann.password, email: ann.email, lastName: ann.lastName }, 'First name', 'Required'],
    [{ ...ann, email: 'ann@' }, 'Email', 'Please enter a valid email'],
    [{ ...ann, password: 'short' }, 'Password', 'Minimum length is 8'],
  ])('[S15] [U6] names the invalid field: %j', async (values, label, sentence) => {
    open();
    await signUp(values);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`)));
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('[U6] [S23] keeps everything after a refusal, shown at its field and in a toast', async () => {
    mockEndpoint(usersContract.register, {
      status: 409,
      message: 'There is an account with this email.',
      fields: { email: 'There is an account with this email' },
    });
    open();
    await signUp();
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('There is an account with this email'),
    );
    expect(toasts()).toEqual([['error', 'There is an account with this email.']]);
    for (const [name, value] of Object.entries(ann))
      expect(screen.getByLabelText(labels[name as keyof typeof ann])).toHaveValue(value);
  });

  it('[U6] keeps what was typed or autofilled before hydration', async () => {
    const requests = mockEndpoint(usersContract.register, sessionRecord());
    open();
    for (const [name, value] of Object.entries(ann)) {
      const input = screen.getByLabelText<HTMLInputElement>(labels[name as keyof typeof ann]);
      // Like a password manager, which sets the value without an event.
      input.value = value;
    }
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(ann);
  });

  it('[U6] sets the autocomplete value of each field', () => {
    open();
    expect(Object.values(labels).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
    ]);
  });

  it('offers the login modal to those who have an account, for the same kind', async () => {
    open({ as: 'investor', next: '/subscribe' });
    const login = screen.getByRole('link', { name: 'Log in' });
    expect(login).toHaveAttribute('href', '/login?as=investor');
    await user.click(login);
    expect(modalStack.read()[0]).toMatchObject({ name: 'login', details: { kind: 'investor', next: '/subscribe' } });
  });

  it('shows signed-in members the next step instead of a form', () => {
    register(sessionRecord(), { kind: 'user' });
    open();
    screen.getByText('You are signed in as Ann Lee.');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('where a registration leads', () => {
  it.each([
    '/account',
    '/blog',
    '/blog/../account',
    '/blog/a-post/more',
    '/blog/a-post?x=1',
    '/blog/feed.xml',
    'a-post',
    '',
  ])('[D8] [R31] accepts only a post as paywall, not %j', (target) => {
    savePaywall(`?paywall=${encodeURIComponent(target)}`);
    expect(placeAfterSignUp({ paywall: target })).toBe('/account');
  });

  it('[D8] goes to the checkout first, and returns to the post afterwards', () => {
    savePaywall('?paywall=%2Fblog%2Fa-post');
    expect(placeAfterSignUp({ next: '/subscribe/checkout' })).toBe('/subscribe/checkout');
    expect(readPaywall()).toBe('/blog/a-post');
    clearPaywall('/blog/another');
    expect(readPaywall()).toBe('/blog/a-post');
    clearPaywall('/blog/a-post');
    expect(readPaywall()).toBeNull();
  });

  it.each([
    '//evil.com',
    '/\\evil.com',
    'https:evil.com',
    '/%09/evil.com',
    '/%5cevil.com',
    'javascript:alert(1)',
    'https://site.tld.evil.com',
    'https://site.tld@evil.com',
  ])('[R31] stays on this site for %s', (target) => {
    for (const query of [{ paywall: target }, { next: target }]) {
      const place = placeAfterSignUp(query);
      expect(new URL(place, 'https://site.test').origin).toBe('https://site.test');
      expect(place).toBe('/account');
    }
  });
});
