import { render, screen } from '@testing-library/react';
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

  it('[B9] asks a visitor to log in', async () => {
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    expect(openNames()).toEqual(['login']);
    closeAll();
  });

  it('[B9] shows on which lists the stock is, and changes that', async () => {
    signIn();
    const [tech, chips] = [list('Tech', stock('AAPL')), list('Chips')];
    mockEndpoint(contract.list, all([tech, chips]));
    mockEndpoint(
      { ...contract.add, path: '/api/watchlists/list-Chips/symbols/AAPL' },
      all([tech, list('Chips', stock('AAPL'))]),
    );
    mockEndpoint(
      { ...contract.take, path: '/api/watchlists/list-Tech/symbols/AAPL' },
      { status: 503, message: 'We cannot reach our records right now.' },
    );
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    expect(await screen.findByRole('checkbox', { name: 'Tech' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Chips' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chips' }));
    expect(await screen.findByRole('checkbox', { name: 'Chips', checked: true })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tech' }));
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tech' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to a watchlist', expanded: false })).toHaveFocus();
  });

  it('[B9] creates the first list in one press', async () => {
    signIn();
    mockEndpoint(contract.list, all([]));
    const made = mockEndpoint(contract.create, all([{ ...list('My stocks'), id: 'one' }]));
    mockEndpoint(
      { ...contract.add, path: '/api/watchlists/one/symbols/AAPL' },
      all([{ ...list('My stocks', stock('AAPL')), id: 'one' }]),
    );
    render(<AddToWatchlist ticker="AAPL" />);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Create list “My stocks” with AAPL' }));
    expect(await screen.findByRole('checkbox', { name: 'My stocks', checked: true })).toBeVisible();
    expect(JSON.parse(made[0]?.body ?? '')).toEqual({ name: 'My stocks' });
  });
});
