import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WelcomeHost } from '@/components/layout/shell/welcome-host';
import { register } from '@/lib/client/session/session-actions';
import { homeContract } from '@/lib/contracts/my-account/home';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const show = (pathname = '/stocks/[ticker]') =>
  render(
    <TestRouter pathname={pathname}>
      <main id="main">
        <p>The page</p>
      </main>
      <WelcomeHost />
    </TestRouter>,
  );

/** Signs up like the form of the sign-up page. */
const signUp = (id: string) =>
  act(() => {
    localStorage.setItem('welcome', id);
    register(sessionRecord({ id }), { kind: 'user' });
  });

describe('the welcome of a new account', () => {
  it('offers three steps below the page’s content, and is closed for good', async () => {
    mockEndpoint(homeContract.welcome, { isNew: true });
    const closed = mockEndpoint(homeContract.closeWelcome, { isNew: false });
    signUp('new-1');
    show();
    const welcome = await screen.findByRole('region', { name: 'Three ways to start' });
    expect(screen.getByRole('main').lastElementChild).toContainElement(welcome);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account/watchlists',
      '/options-signals',
      '/account/links',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close welcome' }));
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(localStorage.getItem('welcome')).toBeNull();
  });

  it('stays on the page on which the sign-up ended, and is on no other', async () => {
    mockEndpoint(homeContract.welcome, { isNew: true });
    signUp('new-4');
    const page = (path: string) => (
      <TestRouter pathname={path}>
        <main id="main">
          <p>The page</p>
        </main>
        <WelcomeHost />
      </TestRouter>
    );
    const { rerender } = render(page('/compare'));
    await screen.findByRole('region', { name: 'Three ways to start' });
    rerender(page('/screener'));
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(localStorage.getItem('welcome')).toBeNull());
    rerender(page('/compare'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('does not return when its page is reloaded, and is never below a form', async () => {
    const requests = mockEndpoint(homeContract.welcome, { isNew: true });
    signUp('new-5');
    show();
    await screen.findByRole('region', { name: 'Three ways to start' });
    cleanup();
    show();
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    signUp('new-6');
    show('/subscribe/checkout');
    await waitFor(() => expect(localStorage.getItem('welcome')).toBeNull());
    expect(requests).toHaveLength(1);
  });

  it('does not open when it was closed on another device', async () => {
    const requests = mockEndpoint(homeContract.welcome, { isNew: false });
    signUp('new-2');
    show();
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('welcome')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not requested by other accounts, nor on the member’s home', () => {
    const requests = mockEndpoint(homeContract.welcome, { isNew: true });
    signUp('new-3');
    show('/account');
    localStorage.setItem('welcome', 'someone-else');
    show();
    expect(requests).toHaveLength(0);
  });
});
