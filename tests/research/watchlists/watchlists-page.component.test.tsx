import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openNames, closeAll } from '@/tests/support/browser/open-modals';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { restore } from '@/lib/client/session/session';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { usersContract } from '@/lib/contracts/accounts/users';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { memberProfile } from '@/tests/support/api/session';
import { TestRouter } from '@/tests/components/router';
import { all, list, stock } from './lists';

const tech = list('Tech', stock('AAPL'), stock('MSFT', { price: 400, change: -2, peRatio: null }));

function show(query = {}) {
  render(
    <TestRouter pathname="/account/watchlists" query={query}>
      <WatchlistsPage />
    </TestRouter>,
  );
  return userEvent.setup();
}

const stocks = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the page of watchlists', () => {
  const signIn = signingIn();

  it('[B9] [U4] explains itself to a visitor, with a link to the login', async () => {
    act(() => restore());
    const user = show();
    await user.click(screen.getByRole('link', { name: 'Log in to see your watchlists' }));
    expect(openNames()).toEqual(['login']);
    closeAll();
  });

  it('[B9] shows each list at its own address, with the latest figures of its stocks', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech, list('Chips', stock('NVDA', { pegRatio: 1.006 }))]));
    show({ list: 'list-Chips' });
    expect(await screen.findByRole('heading', { name: 'Chips' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Your lists' }));
    expect(tabs.getByRole('link', { name: 'Chips 1' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Tech 2' })).toHaveAttribute('href', '/account/watchlists?list=list-Tech');
    const row = screen.getByRole('row', { name: /NVDA/ });
    for (const text of ['$100.00', '11/20/2026', '$2.90 t', '31.4', '1.01']) expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('img', { name: 'NVDA over 3 weeks: up 11.1%' })).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('[B9] sorts by every column, both ways, and keeps unknown figures last', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    const user = show();
    const header = async (name: string) => screen.findByRole('button', { name });
    expect(await screen.findByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(await header('Last close'));
    expect(stocks()).toEqual(['MSFTMSFT Company', 'AAPLAAPL Company']);
    await user.click(await header('P/E'));
    expect(stocks()[1]).toBe('MSFTMSFT Company');
    await user.click(await header('P/E'));
    expect(stocks()[1]).toBe('MSFTMSFT Company');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('[B9] filters a list of more than ten stocks by letters and by gain or loss', async () => {
    signIn();
    const losers = [...'ABCDEFGHI'].map((ticker) => stock(ticker, { change: -1 }));
    mockEndpoint(contract.list, all([list('Tech', ...tech.symbols, ...losers)]));
    const user = show();
    await user.type(await screen.findByLabelText('Filter by name or ticker'), 'msft');
    expect(stocks()).toEqual(['MSFTMSFT Company']);
    expect(screen.getByText('1 of 11 stocks')).toBeVisible();
    await user.click(screen.getByLabelText('Gainers'));
    expect(screen.getByText('No matching stocks')).toBeVisible();
    await user.clear(screen.getByLabelText('Filter by name or ticker'));
    expect(stocks()).toEqual(['AAPLAAPL Company']);
  });

  it('[B9] creates a list, and shows a refusal without losing the name', async () => {
    signIn();
    mockEndpoint(contract.list, all([]));
    const sent = mockEndpoint(contract.create, (_, times) =>
      times === 1
        ? {
            status: 409,
            message: 'You have a list of this name already.',
            fields: { name: 'Please choose another name' },
          }
        : all([list('Chips')]),
    );
    const user = show();
    expect(await screen.findByText('No watchlists yet')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'New list' }));
    await user.click(form.getByRole('button', { name: 'Create list' }));
    expect(await form.findByText('Required')).toBeVisible();
    await user.type(form.getByLabelText('List name'), 'Chips');
    await user.click(form.getByRole('button', { name: 'Create list' }));
    expect(await form.findByText('You have a list of this name already.')).toBeVisible();
    expect(form.getByText('Please choose another name')).toBeVisible();
    expect(form.getByLabelText('List name')).toHaveValue('Chips');
    await user.click(form.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByText('No stocks on this list yet')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Add a stock to this list')).toHaveFocus());
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ name: 'Chips' }, { name: 'Chips' }]);
  });

  it('[B9] renames a list in place', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    mockEndpoint({ ...contract.rename, path: '/api/watchlists/list-Tech' }, all([{ ...tech, name: 'Giants' }]));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const form = within(screen.getByRole('form', { name: 'Rename' }));
    await user.clear(form.getByLabelText('List name'));
    await user.type(form.getByLabelText('List name'), 'Giants');
    await user.click(form.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { name: 'Giants' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Rename' })).toBeNull());
  });

  it('[B9] deletes a list, and restores it with its stocks', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    mockEndpoint({ ...contract.remove, path: '/api/watchlists/list-Tech' }, all([]));
    const sent = mockEndpoint(contract.create, all([tech]));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Delete list' }));
    expect(await screen.findByText('“Tech” deleted.')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.click(undo);
    await waitFor(() => expect(screen.getByText('Restored.')).toHaveFocus());
    const stock = { addedAt: '2026-11-20T10:00:00.000Z' };
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      ...{ name: 'Tech', createdAt: '2026-11-20T09:00:00.000Z' },
      symbols: [
        { ticker: 'AAPL', ...stock },
        { ticker: 'MSFT', ...stock },
      ],
    });
    expect(stocks()).toHaveLength(2);
  });

  it('[B9] adds a stock by the search, removes one, and undoes that', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    mockEndpoint(usersContract.profile, memberProfile);
    mockEndpoint(usersContract.saveSearch, { searches: ['NVDA'] });
    mockEndpoint(symbolsContract.search, {
      items: [{ ticker: 'NVDA', name: 'Nvidia', kind: 'stock' }],
      nextCursor: null,
    });
    const nvidia = { ...tech, symbols: [...tech.symbols, stock('NVDA')] };
    const address = '/api/watchlists/list-Tech/symbols/NVDA';
    const sent = mockEndpoint({ ...contract.add, path: address }, all([nvidia]));
    mockEndpoint({ ...contract.take, path: address }, all([tech]));
    const user = show();
    await user.type(await screen.findByLabelText('Add a stock to this list'), 'nvi');
    await screen.findByRole('option', { name: /Nvidia/ });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove NVDA from list', busy: false }));
    expect(await screen.findByText('NVDA removed.')).toBeVisible();
    expect(stocks()).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Undo', busy: false }));
    await waitFor(() => expect(stocks()).toHaveLength(3));
    // The first request adds the stock from the search; the second undoes the removal and restores its position.
    expect(sent.map(({ url }) => url.search)).toEqual(['', '?addedAt=2026-11-20T10:00:00.000Z']);
  });

  it('[B9] [U4] shows a limit with the server’s message', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    mockEndpoint(
      { ...contract.take, path: '/api/watchlists/list-Tech/symbols/AAPL' },
      { status: 503, message: 'We cannot reach our records right now.' },
    );
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Remove AAPL from list' }));
    expect(await screen.findByText('We cannot reach our records right now.')).toBeVisible();
    expect(stocks()).toHaveLength(2);
  });

  it('[U4] offers a retry when the lists did not load, and keeps earlier ones', async () => {
    signIn();
    mockEndpoint(contract.list, (_, times) =>
      times === 2 ? all([tech]) : { status: 503, message: 'We cannot reach our records right now.' },
    );
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Tech' })).toBeVisible();
    // When the page becomes visible again, other devices may have changed the lists.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/Showing the last version we loaded/)).toBeVisible();
    expect(stocks()).toHaveLength(2);
  });
});
