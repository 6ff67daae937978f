import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import type { SymbolSearchProps } from '@/components/symbol-search/search-props';
import { symbolsContract, type FoundSymbol, type SymbolMatch } from '@/lib/contracts/research/symbols';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const match = (ticker: string, name: string, kind: SymbolMatch['kind'] = 'stock') => ({ ticker, name, kind });
const apple = match('AAPL', 'Apple');
const applied = match('AMAT', 'Applied Materials');
const fund = match('APPX', 'Applications Fund', 'fund');
const answer = (...items: FoundSymbol[]) => ({ items, nextCursor: null });

function show(props: Partial<SymbolSearchProps> = {}) {
  const chosen: string[] = [];
  render(<SymbolSearch onChoose={({ ticker }) => chosen.push(ticker)} {...props} />);
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox'), user: userEvent.setup() };
}

const activeOption = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the stock search field', () => {
  it('[B4] lists and highlights matches, and says how many there are', async () => {
    mockEndpoint(symbolsContract.search, answer(apple, applied, fund));
    const { input, user } = show();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.type(input, 'app');
    const list = await screen.findByRole('listbox', { name: 'Stocks' });
    // The list notifies the field once it is rendered.
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    expect(input.getAttribute('aria-controls')).toBe(list.id);
    expect(options()).toEqual(['AAPLApple', 'AMATApplied Materials', 'APPXApplications FundFund']);
    expect(within(list).getAllByText('App')[0]?.tagName).toBe('MARK');
    expect(screen.getByRole('status')).toHaveTextContent('3 stocks found. Use the arrow keys to choose.');
  });

  it('[B4] moves by arrow keys, Home and End while the focus stays, and selects by Enter', async () => {
    mockEndpoint(symbolsContract.search, answer(apple, applied, fund));
    const { input, user, chosen } = show();
    await user.type(input, 'app');
    await screen.findByRole('listbox');
    expect(activeOption(input)).toBeNull();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowDown']) {
      await user.keyboard(`{${key}}`);
      seen.push(activeOption(input)?.textContent?.slice(0, 4));
      expect(activeOption(input)).toHaveAttribute('aria-selected', 'true');
    }
    expect(seen).toEqual(['AAPL', 'AMAT', 'APPX', 'AAPL', 'APPX', 'AAPL', 'AMAT']);
    expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['AMAT']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[B4] shows the exact match first and the others under a heading, in the order of the arrow keys', async () => {
    mockEndpoint(symbolsContract.search, answer(applied, fund, apple));
    const { input, user } = show();
    await user.type(input, 'aapl');
    const more = await screen.findByRole('group', { name: 'More stocks' });
    expect(within(more).getAllByRole('option')).toHaveLength(2);
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await user.keyboard('{ArrowDown}');
      seen.push(activeOption(input)?.textContent);
    }
    expect(seen).toEqual(['AAPLApple', 'AMATApplied Materials', 'APPXApplications FundFund']);
    expect(options()).toEqual(seen);
  });

  it('[B4] Escape closes the list first and clears the field second', async () => {
    mockEndpoint(symbolsContract.search, answer(apple));
    const { input, user } = show();
    await user.type(input, 'app');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('app');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('');
  });

  it('[B4] selects the first result on Enter, and is ready for the next', async () => {
    mockEndpoint(symbolsContract.search, answer(apple, applied));
    const { input, user, chosen } = show({ clearsAfter: true });
    await user.type(input, 'app');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['AAPL']);
    expect(input).toHaveValue('');
  });

  it('[B4] selects the first result when Enter was pressed before it arrived', async () => {
    const gate = Promise.withResolvers<void>();
    mockEndpoint(symbolsContract.search, async () => {
      await gate.promise;
      return answer(apple, applied);
    });
    const { input, user, chosen } = show();
    await user.type(input, 'app{Enter}');
    expect(chosen).toEqual([]);
    gate.resolve();
    await waitFor(() => expect(chosen).toEqual(['AAPL']));
  });

  it('[B4] in a form, submits the text on Enter until an option is active', async () => {
    mockEndpoint(symbolsContract.search, answer(apple));
    const sent: string[] = [];
    const chosen: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(event.currentTarget.querySelector('input')?.value ?? '');
        }}
      >
        <SymbolSearch isInForm onChoose={({ ticker }) => chosen.push(ticker)} />
      </form>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'app');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    expect([sent, chosen]).toEqual([['app'], []]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([sent, chosen]).toEqual([['app'], ['AAPL']]);
  });

  it('[B4] selects by pointer too, without losing the focus', async () => {
    mockEndpoint(symbolsContract.search, answer(apple, applied));
    const { input, user, chosen } = show();
    await user.type(input, 'app');
    await user.click(await screen.findByRole('option', { name: /Applied/ }));
    expect(chosen).toEqual(['AMAT']);
    expect(input).toHaveFocus();
  });

  it('[B4] ignores the late response of an older text', async () => {
    let release: (() => void) | undefined;
    const requests = mockEndpoint(symbolsContract.search, async ({ url }) => {
      if (url.searchParams.get('q') !== 'app') return answer(match('NVDA', 'Nvidia'));
      await new Promise<void>((resolve) => (release = resolve));
      return answer(apple);
    });
    const { input, user } = show();
    await user.type(input, 'app');
    await waitFor(() => expect(release).toBeDefined());
    await user.clear(input);
    await user.type(input, 'nv');
    await screen.findByRole('option', { name: /Nvidia/ });
    await act(async () => {
      release?.();
      await Promise.resolve();
    });
    expect(options()).toEqual(['NVDANvidia']);
    expect(requests.map(({ url }) => url.searchParams.get('q'))).toEqual(['app', 'nv']);
  });

  it('[B4] [B15] offers to request a missing stock', async () => {
    mockEndpoint(symbolsContract.search, answer());
    const { input, user } = show();
    await user.type(input, 'zzzz');
    const request = await screen.findByRole('link', { name: /Request this stock/ });
    expect(request).toHaveAttribute('href', '/stock-requests?ticker=ZZZZ');
    expect(screen.getByRole('status')).toHaveTextContent(/^No stocks match “zzzz”\. Request this stock/);
    expect(screen.queryByText('No stock found.')).toBeNull();
    // The list is reachable by keyboard: it stays open when the focus moves into it.
    await user.tab();
    expect(request).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole('link', { name: /Request this stock/ })).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('[B4] [U4] says why the search failed, and retries', async () => {
    mockEndpoint(symbolsContract.search, (_, times) =>
      times === 1 ? { status: 503, message: 'The search is resting.' } : answer(apple),
    );
    const { input, user } = show();
    await user.type(input, 'app');
    expect(await screen.findByText(/The search is resting/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Apple/ })).toBeVisible();
  });

  it('[U2] is a plain field until hydration', () => {
    const html = renderToString(<SymbolSearch onChoose={() => undefined} name="q" />);
    expect(html).toContain('role="searchbox"');
    expect(html).not.toContain('combobox');
  });
});
