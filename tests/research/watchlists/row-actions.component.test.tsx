import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/research/watchlists/own-lists';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { alert, all, list, stock } from './lists';

const tech = list('Tech', stock('AAPL'), stock('NVDA'));
const chips = list('Chips', stock('AMD'));
const signIn = signingIn();

async function show(...lists: Parameters<typeof all>[0]) {
  signIn();
  mockEndpoint(contract.list, all(lists));
  render(
    <TestRouter pathname="/account/watchlists" query={{}}>
      <WatchlistsPage />
    </TestRouter>,
  );
  await screen.findByRole('rowheader', { name: /NVDA/ });
  return userEvent.setup();
}

/** With only one other list, a click moves the stock to it. */
const moveToChips = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Move to Chips: NVDA' }));

async function moveTo(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: 'Move NVDA to another list' }));
  await user.selectOptions(screen.getByLabelText('Move NVDA to'), name);
  await user.click(screen.getByRole('button', { name: 'Move' }));
}

const ofStock = (id: string) => `/api/watchlists/${id}/symbols/NVDA` as const;

describe('a stock of a list', () => {
  it('[B9] gets an alert in one press: its ticker is filled in, its close shown, and the price has the focus', async () => {
    const user = await show(tech);
    await user.click(screen.getByRole('button', { name: 'Set alert for NVDA' }));
    const form = within(screen.getByRole('form', { name: 'Create alert' }));
    expect(form.getByLabelText('Ticker')).toHaveValue('NVDA');
    expect(form.getByLabelText('Price in US dollars')).toHaveFocus();
    expect(form.getByText('Last close: $100.00 on 11/20/2026.')).toBeVisible();
    const sent = mockEndpoint(contract.addAlert, all([tech], [alert({ ticker: 'NVDA', price: 120 })]));
    await user.keyboard('120{Enter}');
    expect(await screen.findByText('Email me when NVDA closes above $120.00')).toBeVisible();
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ kind: 'above', ticker: 'NVDA', price: 120 });
    // The form is cleared for the next ticker.
    await waitFor(() => expect(form.getByLabelText('Ticker')).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Set alert for NVDA' }));
    expect(within(screen.getByRole('form', { name: 'Create alert' })).getByLabelText('Ticker')).toHaveValue('NVDA');
  });

  it('[B9] moves to another list, and back to its place', async () => {
    const user = await show(tech, chips);
    const added = mockEndpoint({ ...contract.add, path: ofStock('list-Chips') }, all([tech, chips]));
    const taken = mockEndpoint(
      { ...contract.take, path: ofStock('list-Tech') },
      all([list('Tech', stock('AAPL')), list('Chips', stock('AMD'), stock('NVDA'))]),
    );
    expect(screen.getByRole('button', { name: 'Move to Chips: NVDA' })).toHaveTextContent(/^Move to Chips$/);
    await moveToChips(user);
    expect(await screen.findByText('NVDA moved to “Chips”.')).toBeVisible();
    expect([added.length, taken.length]).toEqual([1, 1]);
    expect(screen.getByRole('link', { name: 'Chips 2' })).toBeVisible();

    const back = mockEndpoint({ ...contract.add, path: ofStock('list-Tech') }, all([tech, chips]));
    const left = mockEndpoint(
      { ...contract.take, path: ofStock('list-Chips') },
      all([list('Tech', stock('AAPL')), chips]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo', busy: false }));
    expect(await screen.findByRole('link', { name: 'Tech 2' })).toBeVisible();
    expect(left).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set alert for NVDA' })).toHaveFocus());
    expect(back.map(({ url }) => url.search)).toEqual(['?addedAt=2026-11-20T10:00:00.000Z']);
  });

  it('[B9] [U1] says what was done in a bar that can be dismissed, with the focus back in the page', async () => {
    const user = await show(tech);
    mockEndpoint({ ...contract.take, path: ofStock('list-Tech') }, all([list('Tech', stock('AAPL'))]));
    await user.click(screen.getByRole('button', { name: 'Remove NVDA from list' }));
    expect((await screen.findByText('NVDA removed.')).closest('[role=status]')).toHaveAttribute(
      'class',
      expect.stringContaining('bar'),
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('NVDA removed.')).toBeNull();
    expect(screen.getByLabelText('Add a stock to this list')).toHaveFocus();
  });

  it('[B9] [U1] has the focus in its row after its removal is undone', async () => {
    const user = await show(tech);
    mockEndpoint({ ...contract.take, path: ofStock('list-Tech') }, all([list('Tech', stock('AAPL'))]));
    mockEndpoint({ ...contract.add, path: ofStock('list-Tech') }, all([tech]));
    await user.click(screen.getByRole('button', { name: 'Remove NVDA from list' }));
    await user.click(await screen.findByRole('button', { name: 'Undo', busy: false }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set alert for NVDA' })).toHaveFocus());
  });

  it('[B9] stays on a list that has it already when its move is undone', async () => {
    const both = list('Chips', stock('AMD'), stock('NVDA'));
    const user = await show(tech, both);
    mockEndpoint({ ...contract.add, path: ofStock('list-Chips') }, all([tech, both]));
    mockEndpoint({ ...contract.take, path: ofStock('list-Tech') }, all([list('Tech', stock('AAPL')), both]));
    await moveToChips(user);
    mockEndpoint({ ...contract.add, path: ofStock('list-Tech') }, all([tech, both]));
    const left = mockEndpoint({ ...contract.take, path: ofStock('list-Chips') }, all([tech, chips]));
    await user.click(await screen.findByRole('button', { name: 'Undo', busy: false }));
    expect(await screen.findByText('Restored.')).toBeVisible();
    expect(left).toHaveLength(0);
  });

  it('[B9] moves only by the button, and Escape leaves the choice with the focus back on its opener', async () => {
    const user = await show(tech, chips, list('Robots', stock('AMD')));
    const added = mockEndpoint({ ...contract.add, path: ofStock('list-Robots') }, all([tech, chips]));
    mockEndpoint({ ...contract.take, path: ofStock('list-Tech') }, all([list('Tech', stock('AAPL')), chips]));
    await user.click(screen.getByRole('button', { name: 'Move NVDA to another list' }));
    expect(screen.getByLabelText('Move NVDA to')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Move NVDA to'), 'Robots');
    expect(screen.queryByText(/^NVDA moved/)).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Move NVDA to another list' })).toHaveFocus();
    expect(added).toHaveLength(0);
    await moveTo(user, 'Robots');
    expect(await screen.findByText('NVDA moved to “Robots”.')).toBeVisible();
    expect(added).toHaveLength(1);
  });

  it('[B9] has nowhere to move to while there is one list', async () => {
    await show(tech);
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
