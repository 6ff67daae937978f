import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddToWatchlist } from '@/components/research/watchlists/add-to-watchlist';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { all, list, stock } from './lists';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Add to a watchlist' }));

describe('the button on a stock’s page', () => {
  const signIn = signingIn();

  it('[B9] offers a visitor to sign up first', async () => {
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    expect(openNames()).toEqual(['sign-up']);
    closeAll();
  });

  it.each([
    ['a new list, because there is none', [], 'My stocks'],
    ['the first list', [list('Tech'), list('Chips')], 'Tech'],
  ])('[B9] [S20] puts the stock into %s, once the visitor has signed in', async (_, lists, name) => {
    const id = `list-${name}`;
    const after = all([{ ...list(name, stock('AAPL')), id }, ...lists.slice(1)]);
    mockEndpoint(contract.create, all([{ ...list('My stocks'), id: 'list-My stocks' }]));
    const added = mockEndpoint(
      { ...contract.add, path: `/api/watchlists/${encodeURIComponent(id)}/symbols/AAPL` },
      after,
    );
    // The button's label reads the lists too, either before or after the change.
    mockEndpoint(contract.list, () => (added.length > 0 ? after : all(lists)));
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    closeAll();
    signIn();
    expect(await screen.findByRole('checkbox', { name, checked: true })).toBeVisible();
    expect(await screen.findByText(`AAPL is on “${name}”.`)).toBeVisible();
    expect(added).toHaveLength(1);
  });

  it('[B9] [S20] does not add the stock of another page', async () => {
    mockEndpoint(contract.list, all([list('Tech')]));
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    closeAll();
    render(<AddToWatchlist ticker="MSFT" />);
    signIn();
    expect(screen.getAllByRole('button', { name: 'Add to a watchlist', expanded: false })).toHaveLength(1);
  });

  const [tech, chips] = [list('Tech', stock('AAPL')), list('Chips')];

  it('[B9] says whether a list has the stock before it is pressed', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech, chips]));
    render(
      <>
        <AddToWatchlist ticker="AAPL" />
        <AddToWatchlist ticker="MSFT" />
      </>,
    );
    const listed = await screen.findByRole('button', { name: 'On your watchlist' });
    const unlisted = screen.getByRole('button', { name: 'Add to a watchlist' });
    expect([listed, unlisted].map(({ className }) => /outline|solid/.exec(className)?.[0])).toEqual([
      'outline',
      'solid',
    ]);
  });

  it('[B9] [U4] keeps its label while the lists cannot be read, and says so when pressed', async () => {
    signIn();
    const requests = mockEndpoint(contract.list, (_, times) =>
      times === 1 ? { status: 503, message: 'We cannot reach our records right now.' } : all([tech]),
    );
    render(<AddToWatchlist ticker="AAPL" />);
    await waitFor(() => expect(requests).toHaveLength(1));
    await press();
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'On your watchlist' })).toBeVisible();
  });

  it('[B9] shows on which lists the stock is, and changes that', async () => {
    signIn();
    const after = all([tech, list('Chips', stock('AAPL'))]);
    const added = mockEndpoint({ ...contract.add, path: '/api/watchlists/list-Chips/symbols/AAPL' }, after);
    mockEndpoint(contract.list, () => (added.length > 0 ? after : all([tech, chips])));
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    expect(await screen.findByRole('checkbox', { name: 'Tech' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Chips' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chips' }));
    expect(await screen.findByRole('checkbox', { name: 'Chips', checked: true })).toBeVisible();
  });

  it('[B9] heads the lists by what pressing them does, and by what is so once one has the stock', async () => {
    signIn();
    const added = mockEndpoint({ ...contract.add, path: '/api/watchlists/list-Tech/symbols/AAPL' }, all([tech]));
    mockEndpoint(contract.list, () => all([added.length > 0 ? tech : list('Tech')]));
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    expect(await screen.findByRole('group', { name: 'Add to' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tech' }));
    expect(await screen.findByRole('group', { name: 'On your watchlists' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Add to' })).toBeNull();
  });

  it('[B9] [U4] says that a change failed, and leaves the stock on its list', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech, chips]));
    mockEndpoint(
      { ...contract.take, path: '/api/watchlists/list-Tech/symbols/AAPL' },
      { status: 503, message: 'We cannot reach our records right now.' },
    );
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tech' }));
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tech' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'On your watchlist', expanded: false })).toHaveFocus();
  });

  it('[B9] [U1] creates the first list in one press, and keeps the focus', async () => {
    signIn();
    const after = all([{ ...list('My stocks', stock('AAPL')), id: 'one' }]);
    const made = mockEndpoint(contract.create, all([{ ...list('My stocks'), id: 'one' }]));
    const added = mockEndpoint({ ...contract.add, path: '/api/watchlists/one/symbols/AAPL' }, after);
    mockEndpoint(contract.list, () => (added.length > 0 ? after : all([])));
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Create list “My stocks” with AAPL' }));
    expect(await screen.findByRole('checkbox', { name: 'My stocks', checked: true })).toBeVisible();
    expect(JSON.parse(made[0]?.body ?? '')).toEqual({ name: 'My stocks' });
    expect(screen.getByRole('checkbox', { name: 'My stocks' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'On your watchlist', expanded: false })).toHaveFocus();
  });
});
