import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ComparePage } from '@/components/research/compare/compare-page';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import { restore } from '@/lib/client/session/session';
import { chartsContract } from '@/lib/contracts/research/charts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { usersContract } from '@/lib/contracts/accounts/users';
import { everythingIsNear } from '@/tests/support/browser/near';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { memberProfile } from '@/tests/support/api/session';
import { TestRouter } from '@/tests/components/router';

const chart: Chart = {
  title: 'Price',
  series: [
    { key: 'AAPL', label: 'AAPL', unit: 'index' },
    { key: 'MSFT', label: 'MSFT', unit: 'index' },
    { key: 'median', label: 'Median of the sector', unit: 'index' },
  ],
  points: [
    { at: '2025-11', values: [100, 100, 100] },
    { at: '2025-12', values: [104, 98, 101] },
  ],
  meta: {
    source: 'Sample generator', asOf: '2026-11-20T21:00:00.000Z', isSample: true, delay: 'none', license: 'Free.',
    isStale: false, ageS: 0, notes: ['AAPL: USD, fiscal year ends in September.', 'MSFT: USD, fiscal year ends in June.'],
  },
}; // prettier-ignore

type Query = Record<string, string>;
/** The page's props as the server returns them for a URL. */
const having = (...found: string[]): CompareProps => ({
  found,
  missing: [],
  unknown: [],
  table:
    found.length === 0
      ? null
      : {
          caption: 'Key figures',
          head: found.map((ticker) => ({ ticker, name: `${ticker} Inc.`, sectors: 'Robotics' })),
          rows: [
            { label: 'Last close', cells: found.map(() => ({ text: '$10.00' })) },
            {
              label: 'Revenue growth',
              cells: found.map((_, at) => ({ text: '5.0%', sign: 1, ...(at === 0 ? { mark: 'best' } : {}) })),
            },
          ],
          note: 'Bold: the best of these stocks.',
        },
  ...{ weekly: null, examples: {}, peers: [] },
  isSample: true,
  source: 'As of 11/20/2026.',
});

async function show(query: Query, props: CompareProps = having(...(query.symbols ?? '').split(',').filter(Boolean))) {
  const addresses: object[] = [];
  render(
    <TestRouter pathname="/compare" query={query} onPush={(next) => addresses.push(next)}>
      <ComparePage {...props} />
    </TestRouter>,
  );
  await screen.findByLabelText('Metric');
  return { user: userEvent.setup(), addresses };
}

const chosen = () =>
  within(screen.getByRole('list', { name: 'Selected stocks' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('the comparison', () => {
  const signIn = signingIn();
  everythingIsNear();

  it('[B7] shows visitors an introduction, keeps the selection, and fetches nothing, keeps the choice, and fetches nothing', async () => {
    act(() => restore());
    await show({ symbols: 'AAPL,MSFT' });
    expect(chosen()).toEqual(['AAPL', 'MSFT']);
    const card = await screen.findByRole('region', { name: 'Price, indexed to 100: AAPL, MSFT' });
    expect(within(card).getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('[B7] draws the stocks of the URL, with currencies and fiscal years in its notes', async () => {
    signIn();
    const requests = mockEndpoint(chartsContract.compare, chart);
    await show({ symbols: 'aapl,MSFT', metric: 'price' }, having('AAPL', 'MSFT'));
    const card = await screen.findByRole('region', { name: 'Price, indexed to 100: AAPL, MSFT' });
    expect(await within(card).findByText(/MSFT: USD, fiscal year ends in June/)).toBeInTheDocument();
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      symbols: 'AAPL,MSFT',
      metric: 'price',
      range: '1y',
    });
  });

  it('[B7] adds by search and removes by a press; each is a step in the URL', async () => {
    signIn();
    mockEndpoint(usersContract.profile, memberProfile);
    mockEndpoint(usersContract.saveSearch, { searches: [] });
    mockEndpoint(symbolsContract.search, {
      items: [{ ticker: 'NVDA', name: 'Nvidia', kind: 'stock' }],
      nextCursor: null,
    });
    mockEndpoint(chartsContract.compare, chart);
    const { user, addresses } = await show({ symbols: 'AAPL', utm_source: 'mail' });
    expect(screen.getByText('Ticker or company. 1 of 8 selected.')).toBeVisible();
    await user.type(screen.getByLabelText('Add a stock'), 'nvi');
    await screen.findByRole('option', { name: /Nvidia/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toEqual(['AAPL', 'NVDA']));
    await user.click(screen.getByRole('button', { name: 'Remove AAPL' }));
    await waitFor(() => expect(chosen()).toEqual(['NVDA']));
    expect(screen.getByRole('list', { name: 'Selected stocks' })).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Metric'), 'P/E');
    await waitFor(() =>
      expect(addresses).toEqual([
        { utm_source: 'mail', symbols: 'AAPL,NVDA' },
        { utm_source: 'mail', symbols: 'NVDA' },
        { utm_source: 'mail', symbols: 'NVDA', metric: 'pe-ratio' },
      ]),
    );
  });

  it('[B7] [U4] offers an example when nothing is chosen', async () => {
    act(() => restore());
    await show({});
    expect(screen.getByRole('link', { name: /Apple, Microsoft and Nvidia/ })).toHaveAttribute(
      'href',
      '/compare?symbols=AAPL,MSFT,NVDA',
    );
  });

  it('[B7] accepts eight, and says which of a URL it leaves out', async () => {
    act(() => restore());
    await show({ symbols: 'A,B,C,D,E,F,G,H,I,1X,A' }, having('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'));
    expect(chosen()).toHaveLength(8);
    expect(screen.getByText('You can compare up to eight stocks. Not shown: I.')).toBeVisible();
    expect(screen.getByText('We don’t recognize 1X. Enter a ticker like AAPL.')).toBeVisible();
    expect(screen.getByText('A was listed more than once and is shown once.')).toBeVisible();
    expect(screen.getByText('You can compare up to eight stocks. Remove one to add another.')).toBeVisible();
    expect(screen.queryByLabelText('Add a stock')).toBeNull();
  });

  it('[B7] names the best value for screen readers', async () => {
    act(() => restore());
    await show({ symbols: 'AAPL,MSFT' });
    const row = screen.getByRole('row', { name: /^Revenue growth/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['▲up 5.0% best', '▲up 5.0%']);
  });

  it('[B7] changes the range and the days in the URL, and explains invalid ones', async () => {
    signIn();
    const requests = mockEndpoint(chartsContract.compare, chart);
    const { user, addresses } = await show({ symbols: 'AAPL,MSFT', from: '2026-02-01', to: '2026-01-01' });
    expect(screen.getByText(/We couldn’t read the dates in the URL/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '5Y' }));
    await waitFor(() => expect(addresses).toEqual([{ symbols: 'AAPL,MSFT', range: '5y' }]));
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('range')).toBe('5y'));
    await user.click(screen.getByText('Choose dates'));
    await user.type(screen.getByLabelText('From'), '2026-01-05');
    await user.type(screen.getByLabelText('To'), '2026-03-06');
    await user.click(screen.getByRole('button', { name: 'Show these dates' }));
    await waitFor(() =>
      expect(addresses.at(-1)).toEqual({ symbols: 'AAPL,MSFT', from: '2026-01-05', to: '2026-03-06' }),
    );
  });

  it('[B7] says which ticker is unknown, with the server’s message, and compares the rest', async () => {
    signIn();
    const requests = mockEndpoint(chartsContract.compare, chart);
    await show(
      { symbols: 'AAPL,ZZZZ' },
      { ...having('AAPL'), missing: ['ZZZZ'], unknown: ['We do not cover ZZZZ yet.'] },
    );
    expect(screen.getByText('We do not cover ZZZZ yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for ZZZZ' })).toHaveAttribute('href', '/search?q=ZZZZ');
    expect(screen.getByRole('link', { name: 'Request a stock' })).toHaveAttribute('href', '/stock-requests');
    expect(screen.getByRole('button', { name: 'Remove ZZZZ' })).toBeVisible();
    expect(screen.getByText('Ticker or company. 1 of 8 selected.')).toBeVisible();
    expect(chosen()).toEqual(['AAPL']);
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('symbols')).toBe('AAPL'));
  });

  it('[B7] says that a range has no data, and keeps the choice', async () => {
    signIn();
    mockEndpoint(chartsContract.compare, { ...chart, points: [] });
    await show({ symbols: 'AAPL,MSFT', from: '2001-01-01', to: '2001-02-01' });
    expect(await screen.findByText(/no data between these dates/)).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveValue('2001-01-01');
  });
});
