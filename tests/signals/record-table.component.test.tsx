import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecordTable } from '@/components/signals/record-table';
import { tradeYears } from '@/lib/content/signals/trade-years';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { sortTrades, tradeColumns } from '@/lib/domain/signals/trade-sorting';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';
import { openTrade, tradeRecord, tradeRow } from './record-factory';

const rows = [...Array.from({ length: 31 }, (_, index) => tradeRow(index)), openTrade(31), openTrade(32)];
const headers = ['Symbol', 'Type', 'Expires', 'Strike', 'Bid', 'Filled', 'Closed', 'ROI', 'Result', 'Balance'];

const shownRows = () => screen.getAllByRole('row').slice(1);
const cellsOf = (row: HTMLElement) => Array.from(row.children, (cell) => cell.textContent);

type Router = { onReplace?: (query: object) => void; onPush?: (query: object) => void; until?: Promise<void> };

function renderTable(query = {}, router: Router = {}) {
  return render(
    <TestRouter pathname="/options-signals" query={query} {...router}>
      <RecordTable record={tradeRecord(rows)} years={tradeYears(rows)} />
    </TestRouter>,
  );
}

describe('record table', () => {
  it('[C1] shows the ten columns of section 3', () => {
    renderTable();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(headers);
    expect(shownRows()).toHaveLength(33);
  });

  it('[C1] says in which years the dates are, since MM/DD has none', () => {
    renderTable();
    expect(within(screen.getByRole('caption')).getByText('All dates are in 2022.')).toBeVisible();
  });

  it('[C1] names the first and the last year of any date of a trade', () => {
    const early = tradeRow(1, { fillDate: '2021-12-30', closeDate: 'Open' });
    expect(tradeYears([early, tradeRow(2, { expiration: '2024-01-19' })])).toBe('Dates are from 2021 to 2024.');
    expect(tradeYears([])).toBe('');
  });

  it('[C1] puts the year beside an expiration that is in a later one than the fill', () => {
    const later = tradeRow(1, { expiration: '2023-01-20' });
    expect(tradeYears([tradeRow(0), later])).toBe('Dates without a year are in 2022.');
    render(
      <TestRouter pathname="/options-signals">
        <RecordTable record={tradeRecord([tradeRow(0), later])} years="" />
      </TestRouter>,
    );
    // The style sheet shows the year from the attribute: the cell itself has MM/DD, as specified.
    expect(screen.getByText('01/20')).toHaveAttribute('data-year', '’23');
    expect(screen.getByText('03/01')).not.toHaveAttribute('data-year');
  });

  it('[C15] describes the sample, with the text of the API', () => {
    const record = tradeRecord(rows);
    const note = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
    render(
      <TestRouter pathname="/options-signals">
        <RecordTable record={{ ...record, meta: { ...record.meta, note } }} years="" />
      </TestRouter>,
    );
    expect(within(screen.getByRole('caption')).getByText(`January and February 2022: ${note}.`)).toBeVisible();
  });

  const sortings = tradeColumns.flatMap((column) => [[column, 'asc'] as const, [column, 'desc'] as const]);
  it.each(sortings)('[C2] a URL that sorts by %s %s shows that order, open rows last', (column, direction) => {
    renderTable({ sort: column, dir: direction });
    const expected = sortTrades(rows.toReversed(), column, direction);
    expect(shownRows().map((row) => cellsOf(row).at(-1))).toEqual(
      expected.map((row) => `$${row.thousand.toLocaleString('en-US')}`),
    );
    expect(
      shownRows()
        .slice(-2)
        .map((row) => cellsOf(row)[6]),
    ).toEqual(['Open', 'Open']);
  });

  it('[C2] a press on a column sorts, a second one reverses, and the URL follows', async () => {
    const addresses: object[] = [];
    renderTable({ utm_source: 'mail' }, { onReplace: (query) => addresses.push(query) });
    await userEvent.click(screen.getByRole('button', { name: 'ROI' }));
    expect(screen.getByRole('columnheader', { name: 'ROI' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'ROI' }));
    expect(screen.getByRole('columnheader', { name: 'ROI' })).toHaveAttribute('aria-sort', 'ascending');
    expect(addresses).toEqual([
      { utm_source: 'mail', sort: 'roi', dir: 'desc' },
      { utm_source: 'mail', sort: 'roi', dir: 'asc' },
    ]);
  });

  it('[C2] adds an entry to the history for the other list, and none for an order', async () => {
    mockEndpoint(tradesContract.list, tradeRecord([tradeRow(2)]));
    const [pushed, replaced]: object[][] = [[], []];
    renderTable({}, { onPush: (query) => pushed?.push(query), onReplace: (query) => replaced?.push(query) });
    await userEvent.click(screen.getByRole('link', { name: 'Live signals' }));
    await screen.findByRole('heading', { name: 'Live performance' });
    await userEvent.click(screen.getByRole('button', { name: 'ROI' }));
    expect(pushed).toEqual([{ sort: 'fillDate', dir: 'desc', variant: 'live' }]);
    expect(replaced).toEqual([{ sort: 'roi', dir: 'desc', variant: 'live' }]);
  });

  it('[C2] shows each press at once, also before the URL has changed', async () => {
    renderTable({}, { until: new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'ROI' }));
    await userEvent.click(screen.getByRole('button', { name: 'ROI' }));
    expect(screen.getByRole('columnheader', { name: 'ROI' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[C2] a URL without a column shows the latest trade first', () => {
    renderTable({ sort: '__proto__', dir: 'sideways' });
    expect(screen.getByRole('columnheader', { name: 'Filled' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('[U4] an empty list says whether trades or live trades are missing', async () => {
    mockEndpoint(tradesContract.list, tradeRecord([]));
    const { unmount } = renderTable({ variant: 'live' });
    expect(await screen.findByText('No live signal has closed yet.')).toBeVisible();
    unmount();
    render(
      <TestRouter pathname="/options-signals">
        <RecordTable record={tradeRecord([])} years="" />
      </TestRouter>,
    );
    expect(screen.getByText('No trades yet. New signals appear here the day we issue them.')).toBeVisible();
  });

  it('[U2] the hidden record takes no focus while live trades load', async () => {
    mockEndpoint(tradesContract.list, tradeRecord([tradeRow(2, { thousand: 777 })]));
    renderTable({ variant: 'live' });
    const hidden = screen.getAllByRole('button', { hidden: true, name: 'ROI' });
    for (const button of hidden) expect(button.closest('[inert]')).not.toBeNull();
    await screen.findByText('$777');
    expect(screen.getByRole('button', { name: 'ROI' }).closest('[inert]')).toBeNull();
  });

  it('[U4] a live variant that does not load says why and can be retried', async () => {
    mockEndpoint(tradesContract.list, (_, times) =>
      times === 1 ? { status: 503, message: 'The record is resting.' } : tradeRecord([tradeRow(2, { thousand: 777 })]),
    );
    renderTable({ variant: 'live' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading live signals');
    // The trades of the other list are not shown as live ones.
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByRole('alert')).toHaveTextContent('The record is resting.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$777')).toBeInTheDocument();
  });
});
