import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecordTable } from '@/components/signals/record-table';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { TestRouter } from '@/tests/components/router';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { openTrade, tradeRecord, tradeRow } from './record-factory';

const renderTable = (query = {}) =>
  render(
    <TestRouter pathname="/options-signals" query={query}>
      <RecordTable record={tradeRecord([tradeRow(0), openTrade(1)])} years="" />
    </TestRouter>,
  );

describe('the live variant of the record table', () => {
  it('[C1] the live variant is fetched and names the result $1000', async () => {
    const { balance, ...live } = tradeRow(1, { id: 'live-1', thousand: 4242 });
    const requests = mockEndpoint(tradesContract.list, { ...tradeRecord([]), items: [{ ...live, $1000: balance }] });
    renderTable();
    await userEvent.click(screen.getByRole('link', { name: 'Live signals' }));
    expect(await screen.findByText('$4,242')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: '$1000' })).toBeInTheDocument();
    expect(requests[0]?.url.searchParams.get('variant')).toBe('live');
  });

  it.each([
    [29, 'Win rate, averages and drawdown appear after 30 closed trades (29 so far).'],
    [30, 'Win rate'],
  ])('[C10] above the table of %i live trades are their own figures, from thirty on', async (count, shown) => {
    const trades = Array.from({ length: count }, (_, index) => tradeRow(index, { roi: index % 2 ? -5 : 5 }));
    mockEndpoint(tradesContract.list, tradeRecord(trades));
    renderTable({ variant: 'live' });
    expect(await screen.findByRole('heading', { name: 'Live performance' })).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    // The results before and after costs are both shown while there are too few trades for rates.
    const sums = ['Result at the bid', 'Net result, at the ask'].filter((label) => screen.queryByText(label));
    expect(sums).toEqual(count < 30 ? ['Result at the bid', 'Net result, at the ask'] : []);
    expect(screen.queryAllByText('Average trade, net')).toHaveLength(count < 30 ? 0 : 1);
    expect(screen.getByRole('link', { name: /View live statistics/ })).toHaveAttribute(
      'href',
      '/options-signals/performance?variant=live',
    );
    expect(screen.getByRole('link', { name: /Verify the live ledger/ })).toHaveAttribute('href', '/verify');
  });

  it('[C9] shows how many signals are open above the closed ones', async () => {
    const { balance, ...live } = tradeRow(1);
    const sealed = ['live-2', 'live-3'].map((id) => ({
      ...{ id, issuedAt: '2026-11-20T15:00:00.000Z', commitment: 'ab'.repeat(32) },
    }));
    mockEndpoint(tradesContract.list, { ...tradeRecord([]), items: [{ ...live, $1000: balance }], total: 1, sealed });
    renderTable({ variant: 'live' });
    expect(await screen.findByText('1 closed signal.', { exact: false })).toBeVisible();
    const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['2 open signals', 'Live performance', 'Closed signals']);
  });

  it('[C9] names a list that has open signals too', async () => {
    const { balance, ...live } = openTrade(1);
    mockEndpoint(tradesContract.list, { ...tradeRecord([]), items: [{ ...live, $1000: balance }], total: 1 });
    renderTable({ variant: 'live' });
    expect(await screen.findByRole('heading', { name: 'All live signals' })).toBeVisible();
    expect(screen.getByText('Open signals are last in every order.')).toBeVisible();
  });

  it('[C10] a live list that is only a part of all trades has no figures', async () => {
    const trades = Array.from({ length: 30 }, (_, index) => tradeRow(index));
    mockEndpoint(tradesContract.list, { ...tradeRecord(trades), total: 31 });
    renderTable({ variant: 'live' });
    expect(await screen.findByRole('heading', { name: 'Live performance' })).toBeVisible();
    expect(screen.queryByText('Win rate')).toBeNull();
  });
});
