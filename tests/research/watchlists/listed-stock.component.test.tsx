import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { usersContract } from '@/lib/contracts/accounts/users';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { memberProfile } from '@/tests/support/api/session';
import { eventually } from '@/tests/support/eventually';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { all, list, stock } from './lists';

describe('a list of stocks', () => {
  const signIn = signingIn();

  function show(...tickers: string[]) {
    signIn();
    mockEndpoint(contract.list, all([list('Tech', ...tickers.map((ticker) => stock(ticker)))]));
    render(
      <TestRouter pathname="/account/watchlists">
        <WatchlistsPage />
      </TestRouter>,
    );
    return userEvent.setup();
  }

  it('[B9] says that a chosen stock is already in the list, and adds nothing', async () => {
    mockEndpoint(usersContract.profile, memberProfile);
    mockEndpoint(usersContract.saveSearch, { searches: ['AAPL'] });
    mockEndpoint(symbolsContract.search, {
      items: [{ ticker: 'AAPL', name: 'Apple', kind: 'stock' }],
      nextCursor: null,
    });
    const sent = mockEndpoint({ ...contract.add, path: '/api/watchlists/list-Tech/symbols/AAPL' }, all([]));
    const user = show('AAPL');
    await user.type(await screen.findByLabelText('Add a stock to this list'), 'app');
    await screen.findByRole('option', { name: /Apple/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('AAPL is already in this list.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('[B9] names its count in figures and its yearly column as the charts do', async () => {
    show('AAPL');
    expect(await screen.findByText('1 stock')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: '1Y' })).toBeVisible();
  });

  it('[U6] names a missing name at its field, for a new list and a renamed one', async () => {
    const user = show('AAPL');
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    expect(screen.getByLabelText('New list name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    const isNamed = (label: string) =>
      eventually(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Required'));
    await isNamed('New list name');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'New list' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.clear(screen.getByLabelText('List name'));
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await isNamed('List name');
  });
});
