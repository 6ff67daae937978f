import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/research/watchlists/own-lists';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { usersContract } from '@/lib/contracts/accounts/users';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { memberProfile } from '@/tests/support/api/session';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';
import { all, list } from './lists';

const signIn = signingIn();

it('[B9] a new list has the focus in its field, and suggestions open only when the member asks for them', async () => {
  signIn();
  const user = userEvent.setup();
  mockEndpoint(contract.list, all([]));
  mockEndpoint(contract.create, all([list('Chips')]));
  const asked = mockEndpoint(usersContract.profile, { ...memberProfile, searches: ['MSFT'] });
  render(
    <TestRouter pathname="/account/watchlists" query={{}}>
      <WatchlistsPage />
    </TestRouter>,
  );
  await user.type(await screen.findByLabelText('List name'), 'Chips{Enter}');
  const field = await screen.findByLabelText('Add a stock to this list');
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(field);
  expect(await screen.findByRole('option', { name: 'MSFT' })).toBeVisible();
});
