import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppEffects } from '@/components/layout/shell/app-effects';
import { modalStack, openModal } from '@/components/modals/modal-stack';
import { rememberForReload } from '@/lib/client/session/after-reload';
import * as analytics from '@/lib/client/visits/analytics';
import { endSession, register, signOut } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { eventually } from '@/tests/support/eventually';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sessionRecord } from '@/tests/support/api/session';
import { shownToasts } from '@/tests/support/browser/toasts';
import { createEvents } from '../router';

// Toasts are not rendered here: shownToasts() records them.
vi.mock('@/components/toasts/toast-region', () => ({ ToastRegion: () => null }));

const toasts = shownToasts();
const push = vi.fn(() => Promise.resolve(true));
const replace = vi.fn(() => Promise.resolve(true));

beforeEach(() => [push, replace].forEach((mock) => mock.mockClear()));

/** Renders the shell's effects on a page whose router may not be ready yet. */
function open(address: string, isReady = true) {
  window.history.replaceState(null, '', address);
  const events = createEvents();
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  const router = { push, replace, query, pathname: '/[page]', asPath: '/' };
  // Only the members that the effects use; Next's type has about twenty more.
  const frame = (ready: boolean) => (
    <RouterContext value={{ ...router, events, isReady: ready } as unknown as NextRouter}>
      <AppEffects />
    </RouterContext>
  );
  const view = render(frame(isReady));
  return {
    ...events,
    becomeReady: () => view.rerender(frame(true)),
    untilAccompanied: () => eventually(() => expect(sessionStorage.getItem('sessionId')).not.toBeNull()),
  };
}

const arrive = (emit: ReturnType<typeof createEvents>['emit'], address: string, shallow = false) => {
  window.history.replaceState(null, '', address);
  act(() => emit('routeChangeComplete', address, { shallow }));
};

describe('the effects of a route', () => {
  it('[S7] [J1] report a page view on each change of page, none for a shallow one, and the logout click', async () => {
    mockEndpoint(authContract.logout, { message: 'Signed out.' });
    const send = vi.spyOn(analytics, 'sendEvent').mockReturnValue();
    const { emit, untilAccompanied } = open('/');
    await untilAccompanied();
    arrive(emit, '/blog?page=2');
    arrive(emit, '/blog?page=3', true);
    arrive(emit, '/options-signals');
    act(() => signOut());
    act(() => endSession('refresh-failed'));
    expect(send.mock.calls).toEqual([
      ['page_view', '/blog?page=2'],
      ['page_view', '/options-signals'],
      ['logout_click', '/options-signals'],
    ]);
    send.mockRestore();
  });

  it('[S4] store the referral and clean the address once the router is ready', async () => {
    const { becomeReady, untilAccompanied } = open('/?referredBy=ann&a=1', false);
    await untilAccompanied();
    expect([Cookies.get('referredBy'), replace.mock.calls]).toEqual(['ann', []]);
    becomeReady();
    const page = { pathname: '/[page]', query: { a: '1' } };
    expect(replace.mock.calls).toEqual([[page, '/?a=1', { shallow: true, scroll: false }]]);
  });

  it.each([
    ['?scroll=true', 1],
    ['?scroll=1', 0],
    ['', 0],
  ])('[S5] scroll smoothly to the top for %j: %i time', async (search, times) => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const { emit, untilAccompanied } = open('/');
    await untilAccompanied();
    arrive(emit, `/blog${search}`);
    expect(scroll.mock.calls).toEqual(Array.from({ length: times }, () => [{ top: 0, behavior: 'smooth' }]));
    scroll.mockRestore();
  });

  it('close the modals of the previous page', async () => {
    const { emit, untilAccompanied } = open('/');
    await untilAccompanied();
    act(() => openModal('login'));
    await screen.findByRole('dialog');
    act(() => emit('routeChangeStart', '/sign-up', { shallow: false }));
    expect(modalStack.openNames()).toEqual([]);
  });
});

describe('the effects of a session', () => {
  it('[S20] [S23] show the logout and go to /2024', async () => {
    const requests = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    open('/');
    act(() => register(sessionRecord(), { kind: 'user' }));
    act(() => signOut());
    expect(toasts()).toEqual([['default', "You've been signed out."]]);
    expect(push).toHaveBeenCalledExactlyOnceWith('/2024');
    await eventually(() => expect(requests).toHaveLength(1));
  });

  it('[S23] show that a refresh failed, and go to /2024', () => {
    open('/');
    act(() => endSession('refresh-failed'));
    expect(toasts()).toEqual([['error', 'Failed to refresh access token']]);
    expect(push).toHaveBeenCalledExactlyOnceWith('/2024');
  });

  it('[G11] continue after a reload with the page that the login was for, once', async () => {
    rememberForReload({ message: 'Welcome Back! Pleasure to see you again.', next: '/account' });
    await open('/sector-insights').untilAccompanied();
    expect(toasts()).toEqual([['success', 'Welcome Back! Pleasure to see you again.']]);
    expect(push).toHaveBeenCalledExactlyOnceWith('/account');
    expect(sessionStorage.getItem('afterReload')).toBeNull();
  });

  it.each(['{"next":"//evil.com"}', 'broken', '7', 'null'])('[R31] ignore the stored target %s', async (stored) => {
    sessionStorage.setItem('afterReload', stored);
    await open('/').untilAccompanied();
    expect(push.mock.calls.flat().filter((place) => place !== '/')).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});
