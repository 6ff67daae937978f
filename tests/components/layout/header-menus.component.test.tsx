import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '@/components/layout/navigation/member';
import { Header } from '@/components/layout/navigation/header';
import { useClosingMenus } from '@/components/layout/navigation/use-closing-menus';
import { createEvents, TestRouter } from '../router';

const user = userEvent.setup();
const events = createEvents();
const login = vi.fn();

/** The part of the shell that is loaded after hydration. */
function ClosingMenus() {
  useClosingMenus();
  return null;
}

const renderHeader = (member: Member | null) =>
  render(
    <TestRouter events={events}>
      <Header currentPath="/" user={member} onLogin={login} />
      <ClosingMenus />
      <main>
        <button>Elsewhere</button>
      </main>
    </TestRouter>,
  );

function menu(label: string) {
  const details = screen.getByText(label).closest('details');
  if (!details) throw new Error(`No menu ${label}`);
  return details;
}

beforeEach(() => login.mockClear());

describe.each(['Menu', 'Ann Lee'])('the menu %s', (label) => {
  beforeEach(async () => {
    renderHeader({ id: 'u1', name: 'Ann Lee', kind: 'user' });
    // Clicking a summary does not focus it in jsdom.
    await user.click(screen.getByText(label));
    expect(menu(label).open).toBe(true);
  });

  it('[U1] closes on Escape and keeps the focus on its button', async () => {
    menu(label).querySelector('a')?.focus();
    await user.keyboard('{Escape}');
    expect(menu(label).open).toBe(false);
    expect(menu(label).querySelector('summary')).toHaveFocus();
  });

  it('[U1] closes on a press outside, not on one inside', async () => {
    await user.pointer({ keys: '[MouseLeft]', target: menu(label).querySelector('ul')! });
    expect(menu(label).open).toBe(true);
    await user.click(screen.getByText('Elsewhere'));
    expect(menu(label).open).toBe(false);
  });

  it('[U1] closes when the focus goes on to the page', () => {
    act(() => screen.getByText('Elsewhere').focus());
    expect(menu(label).open).toBe(false);
  });

  it('[U1] closes when the page changes', () => {
    act(() => events.emit('routeChangeStart', '/blog', { shallow: false }));
    expect(menu(label).open).toBe(false);
  });

  it('[U1] closes when the other one is opened, without a script too', async () => {
    const other = label === 'Menu' ? 'Ann Lee' : 'Menu';
    await user.click(screen.getByText(other));
    expect([menu(label).open, menu(other).open]).toEqual([false, true]);
    expect(menu(label).getAttribute('name')).toBe(menu(other).getAttribute('name'));
  });
});

describe('the links of the menus', () => {
  it('[S1] lead a visitor to the brokerage account', () => {
    renderHeader(null);
    const links = within(menu('Menu')).getAllByRole('link', { name: 'Brokerage', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/open-account']);
  });

  it('[S1] lead a member to the referral link', async () => {
    renderHeader({ id: 'u1', name: 'Ann Lee', kind: 'user' });
    expect(await screen.findByRole('link', { name: 'Your referral link', hidden: true })).toHaveAttribute(
      'href',
      '/account/links',
    );
  });
});

describe('a menu item', () => {
  it('[U1] [G1] closes the menu and leaves the focus where the login modal can return it', async () => {
    renderHeader(null);
    await user.click(screen.getByText('Menu'));
    await user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1)!);
    expect(login).toHaveBeenCalledOnce();
    expect(menu('Menu').open).toBe(false);
    expect(menu('Menu').querySelector('summary')).toHaveFocus();
  });

  it('[S20] offers a member neither login nor sign-up', () => {
    renderHeader({ id: 'u1', name: 'Ann Lee', kind: 'user' });
    expect(screen.queryByText('Log in')).toBeNull();
    expect(screen.queryByText('Sign up free')).toBeNull();
  });
});

describe('the arrow keys in an open menu', () => {
  beforeEach(() => renderHeader(null));

  it('[U1] move from its button through its links and around', async () => {
    const research = screen.getAllByText('Research', { selector: 'summary' })[0]!.closest('details')!;
    research.open = true;
    research.querySelector('summary')!.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Sectors');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveTextContent('Stocks to watch');
    await user.keyboard('{ArrowDown}');
    expect(research.querySelector('summary')).toHaveFocus();
  });

  it('[U1] pass over the links of a folded group', async () => {
    menu('Menu').open = true;
    menu('Menu').querySelector('summary')!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Signals');
  });
});
