import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { usersContract } from '@/lib/contracts/accounts/users';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { signingIn } from '@/tests/support/api/member';
import { memberProfile } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const answer = { items: [{ ticker: 'AAPL', name: 'Apple', kind: 'stock' as const }], nextCursor: null };

function show() {
  const chosen: string[] = [];
  render(<SymbolSearch onChoose={({ ticker }) => chosen.push(ticker)} />);
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox'), user: userEvent.setup() };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('recent searches', () => {
  const signIn = signingIn();

  it('[B4] are the member’s own, stored on the server: offered again, and extended', async () => {
    signIn();
    mockEndpoint(usersContract.profile, { ...memberProfile, searches: ['MSFT', 'NVDA'] });
    const saved = mockEndpoint(usersContract.saveSearch, { searches: ['AAPL', 'MSFT', 'NVDA'] });
    mockEndpoint(symbolsContract.search, answer);
    const { input, user, chosen } = show();
    await user.click(input);
    expect(await screen.findByRole('listbox', { name: 'Your recent searches' })).toBeVisible();
    expect(options()).toEqual(['MSFT', 'NVDA']);
    await user.type(input, 'app');
    await screen.findByRole('option', { name: /Apple/ });
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['AAPL']);
    await waitFor(() => expect(saved.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ search: 'AAPL' }]));
  });

  it('[B4] of a signed-out visitor are neither requested nor stored', async () => {
    // Only the search is scripted, so any other request fails the test.
    const requests = mockEndpoint(symbolsContract.search, answer);
    const { input, user } = show();
    await user.click(input);
    await user.type(input, 'app');
    await screen.findByRole('option', { name: /Apple/ });
    await user.keyboard('{Enter}');
    expect(requests.map(({ bearer }) => bearer)).toEqual([null]);
    expect(localStorage).toHaveLength(0);
  });
});
