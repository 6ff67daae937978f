import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const similar = (ticker: string, name: string) => ({ ticker, name, kind: 'stock' as const, isAlike: true });
const [apple, applied] = [similar('AAPL', 'Apple'), similar('AMAT', 'Applied Materials')];
const answer = (...items: ReturnType<typeof similar>[]) => ({ items, nextCursor: null });

function show() {
  const chosen: string[] = [];
  render(<SymbolSearch clearsAfter onChoose={({ ticker }) => chosen.push(ticker)} />);
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox'), user: userEvent.setup() };
}

describe('stocks whose names only resemble the text', () => {
  it('[B4] asks whether names that only resemble the text were meant', async () => {
    mockEndpoint(symbolsContract.search, answer(apple, applied));
    const { input, user } = show();
    await user.type(input, 'aplle');
    const meant = await screen.findByRole('group', { name: 'Did you mean' });
    expect(within(meant).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByText(/^No exact match\. 2 similar stocks found\./)).toBeInTheDocument();
  });

  it('[B4] does not choose by Enter what was only asked about, until it is marked', async () => {
    mockEndpoint(symbolsContract.search, answer(apple));
    const { input, user, chosen } = show();
    // Press Enter once before the response and once after it.
    await user.type(input, 'aplle{Enter}');
    await screen.findByRole('group', { name: 'Did you mean' });
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    expect(input).toHaveValue('aplle');
    expect(screen.getByRole('group', { name: 'Did you mean' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toEqual(['AAPL']);
  });
});
