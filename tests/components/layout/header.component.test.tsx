import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Header, type HeaderProps } from '@/components/layout/navigation/header';
import { getSession } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { authContract } from '@/lib/contracts/accounts/auth';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sessionRecord } from '@/tests/support/api/session';
import { TestRouter } from '../router';

const visitor = { currentPath: '/', user: null, onLogin: () => undefined };

const renderHeader = (over: Partial<HeaderProps> = {}) =>
  render(
    <TestRouter>
      <Header {...visitor} {...over} />
    </TestRouter>,
  );

describe('header', () => {
  it('[S1] links to research, signals, pricing, blog, ambassadors and investing, in the bar and in the menu', () => {
    renderHeader();
    const addresses = [
      '/stock-insights-by-sector',
      '/screener',
      '/compare',
      '/screener?period=day',
      '/sector-insights',
      '/sector-and-stock-timing',
      '/stocks-to-watch',
      '/options-signals',
      '/subscribe',
      '/blog',
      '/ambassador',
      '/city-owner',
      '/university-owner',
      '/open-account',
      '/investor',
      '/impact-investor',
      '/rounds',
      '/cap-table',
      '/back-a-project',
    ];
    for (const name of ['Main', 'Menu']) {
      const links = within(screen.getByRole('navigation', { name, hidden: true })).getAllByRole('link', {
        hidden: true,
      });
      const ways = links
        .map((link) => link.getAttribute('href'))
        .filter((href) => href !== '/login' && href !== '/search');
      expect(ways).toEqual(addresses);
    }
  });

  it('[U2] opens the menu of small screens without scripts', () => {
    renderHeader();
    const summary = screen.getByText('Menu').closest('summary');
    expect(summary?.parentElement?.tagName).toBe('DETAILS');
  });

  it('[U1] marks the current page and its section', () => {
    renderHeader({ currentPath: '/blog/[id]' });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
    expect(main.getByRole('link', { name: 'Signals' })).not.toHaveAttribute('aria-current');
  });

  it('[U1] marks Research on each of its pages, whatever the URL begins with', () => {
    for (const currentPath of [
      '/sector-insights',
      '/stocks/[ticker]',
      '/compare',
      '/stock-insights-by-sector/[slug]',
    ]) {
      const { unmount } = renderHeader({ currentPath });
      const main = within(screen.getByRole('navigation', { name: 'Main' }));
      expect(main.getByText('Research'), currentPath).toHaveAttribute('aria-current', 'true');
      unmount();
    }
  });

  it('[S9] opens the login for a visitor', async () => {
    const login = vi.fn();
    renderHeader({ onLogin: login });
    const [inBar] = screen.getAllByRole('link', { name: 'Log in' });
    if (!inBar) throw new Error('No way to log in');
    // Before hydration it is a link to the page with the same form.
    expect(inBar).toHaveAttribute('href', '/login');
    await userEvent.click(inBar);
    await waitFor(() => expect(login).toHaveBeenCalledOnce());
    expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/sign-up');
  });

  it.each([
    ['/stocks/[ticker]', '/stocks/BRK.B', '/sign-up?from=%2Fstocks%2FBRK.B'],
    ['/terms', undefined, '/sign-up?from=%2Fterms'],
    ['/', undefined, '/sign-up'],
  ])('[S20] links %s to the sign-up that leads back to its page', (currentPath, page, href) => {
    renderHeader({ currentPath, ...(page ? { page } : {}) });
    expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', href);
  });

  it('[S1] has no button to the sign-up page on that page', () => {
    renderHeader({ currentPath: '/sign-up' });
    expect(screen.queryByRole('link', { name: 'Sign up free' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible();
  });

  it('[S20] shows a member’s name, with links to the account and the logout', async () => {
    register(sessionRecord(), { kind: 'user' });
    const requests = mockEndpoint(authContract.logout, { message: 'Signed out.' });
    renderHeader({ user: { id: 'u1', name: 'Ann Lee', kind: 'user' } });
    expect(screen.queryByText('Log in')).toBeNull();
    await userEvent.click(screen.getByText('Ann Lee'));
    expect(await screen.findByRole('button', { name: 'Switch to investor account' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(getSession().user).toBeNull();
    await waitFor(() => expect(requests).toHaveLength(1));
    const menu = screen.getByText('Ann Lee').closest('details');
    if (!menu) throw new Error('No account menu');
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/account'],
      ['Watchlists', '/account/watchlists'],
      ['Saved screens', '/screener#saved-screens'],
      ['Plan and billing', '/account/billing'],
      ['Your referral link', '/account/links'],
      ['Referrals', '/account/referrals'],
      ['Brokerage account', '/open-account/status'],
      ['Investments', '/account/investing'],
      ['Profile', '/account/profile'],
    ]);
    const begins = within(menu)
      .getAllByRole('listitem')
      .filter((item) => item.className !== '');
    expect(begins.map(({ textContent }) => textContent)).toEqual(['Plan and billing', 'Profile']);
  });

  it('links the logo to a member’s home, and for visitors to the front page', () => {
    const { unmount } = renderHeader();
    expect(screen.getByRole('link', { name: 'The ROI' })).toHaveAttribute('href', '/');
    unmount();
    renderHeader({ user: { id: 'u1', name: 'Ann Lee', kind: 'user' } });
    expect(screen.getByRole('link', { name: 'The ROI' })).toHaveAttribute('href', '/account');
  });

  it('[S1] links an investor to their rounds and projects', async () => {
    renderHeader({ user: { id: 'i1', name: 'Ida Lee', kind: 'investor' } });
    await userEvent.click(screen.getByText('Ida Lee'));
    expect(await screen.findByRole('link', { name: 'Investments' })).toHaveAttribute('href', '/account/investing');
    expect(screen.getByRole('button', { name: 'Switch to member account' })).toBeVisible();
  });
});
