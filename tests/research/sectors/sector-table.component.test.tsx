import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SectorTable } from '@/components/research/sectors/sector-table';
import { signedOrders } from '@/lib/domain/research/research';
import { eventually } from '@/tests/support/eventually';
import { stockRow, stocksOf } from '@/tests/support/features/research';
import { TestRouter } from '@/tests/components/router';

const rows = [
  stockRow({ ticker: 'BIG', name: 'Big Machines', marketCap: 300e9, peRatio: 40, pegRatio: 3, revenueGrowth: 2 }),
  stockRow({ ticker: 'MID', name: 'Middle Motors', marketCap: 5e9, peRatio: 12, pegRatio: 0.8, revenueGrowth: 25 }),
  stockRow({
    ticker: 'RED',
    name: 'Red Ink',
    marketCap: 1e9,
    peRatio: null,
    pegRatio: null,
    cashFlow: -2e8,
    revenueGrowth: -4,
  }),
];

// jsdom has no layout, so everything on the page counts as near the viewport.
beforeAll(() => {
  class Near implements Partial<IntersectionObserver> {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting: true }]);
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: Near });
});

const tickers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

function renderTable(query: Record<string, string> = {}, onReplace?: (query: object) => void) {
  const router = { pathname: '/stock-insights-by-sector/[slug]', query: { slug: 'robotics', ...query } };
  render(
    <TestRouter {...router} {...(onReplace ? { onReplace } : {})}>
      <SectorTable {...stocksOf(rows)} />
    </TestRouter>,
  );
}

describe('sector table', () => {
  it('[B5][B11] compares the stocks in eleven columns that sort, with their median, source and sample mark', () => {
    renderTable();
    expect(screen.getAllByRole('columnheader').filter((head) => within(head).queryByRole('button'))).toHaveLength(11);
    expect(tickers()).toEqual(['BIG', 'MID', 'RED', 'Median']);
    expect(screen.getByText(/All 3 stocks, unfiltered/)).toBeVisible();
    expect(screen.getByText(/Source: Sample generator, as of 11\/20\/2026/)).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BIG' })).toHaveAttribute('href', '/stocks/BIG');
    // A long name may be truncated, so the title shows it in full.
    expect(screen.getByText('Big Machines')).toHaveAttribute('title', 'Big Machines');
  });

  it('[B5] puts the price before the change, on the card of a phone too', () => {
    renderTable();
    const row = screen.getByRole('rowheader', { name: 'BIG' }).closest('tr');
    const cells = [...(row?.querySelectorAll<HTMLElement>('[data-label]') ?? [])];
    expect(cells.slice(2, 4).map(({ dataset }) => [dataset.label, dataset.card])).toEqual([
      ['Price', 'aside'],
      ['Day change', undefined],
    ]);
  });

  it('[U1] leaves the median’s price and its 52 weeks empty, so that no card names them', () => {
    renderTable();
    const median = screen.getByRole('rowheader', { name: 'Median' }).closest('tr');
    const empty = Array.from(median?.children ?? []).filter((cell) => cell.childNodes.length === 0);
    expect(empty.map((cell) => cell.getAttribute('data-label'))).toEqual(['Price', '52 weeks']);
  });

  it('[U1] writes the amounts of a column with two decimals each, so that they line up', () => {
    renderTable();
    expect(screen.getByText('$300.00 b')).toBeVisible();
  });

  it('[B5][B12] writes n/m where a loss allows no ratio', () => {
    renderTable();
    const red = screen.getByRole('row', { name: /RED/ });
    expect(within(red).getAllByText('n/m')).toHaveLength(2);
  });

  it.each(signedOrders)(
    '[B5] a URL with order=%s shows that order, missing figures last, the median at the end',
    async (order) => {
      renderTable({ order });
      const head = order.startsWith('-') ? 'descending' : 'ascending';
      await eventually(() =>
        expect(
          screen.getAllByRole('columnheader').filter((one) => one.getAttribute('aria-sort') === head),
        ).toHaveLength(1),
      );
      expect(tickers().at(-1)).toBe('Median');
      if (/p.*-ratio/.test(order)) expect(tickers().at(-2)).toBe('RED');
    },
  );

  it('[B5] a press sorts, a second one reverses, and the URL follows', async () => {
    const addresses: object[] = [];
    renderTable({ utm_source: 'mail' }, (query) => addresses.push(query));
    await userEvent.click(screen.getByRole('button', { name: 'Growth' }));
    await eventually(() => expect(tickers()).toEqual(['MID', 'BIG', 'RED', 'Median']));
    await userEvent.click(screen.getByRole('button', { name: 'Growth' }));
    await eventually(() => expect(tickers()).toEqual(['RED', 'BIG', 'MID', 'Median']));
    expect(addresses).toEqual([
      { slug: 'robotics', utm_source: 'mail', order: '-revenue-growth' },
      { slug: 'robotics', utm_source: 'mail', order: 'revenue-growth' },
    ]);
  });

  const filters = [
    [{ 'pe-max': '15' }, ['MID']],
    [{ 'pe-min': '15' }, ['BIG']],
    [{ 'peg-max': '1' }, ['MID']],
    [{ 'growth-min': '0' }, ['BIG', 'MID']],
    [{ 'cash-flow': 'negative' }, ['RED']],
    [{ cap: 'mega' }, ['BIG']],
    [{ cap: 'small', 'cash-flow': 'positive' }, []],
  ] as const;
  it.each(filters)('[B5] the URL %o shows %o beside the median of all', async (query, expected) => {
    renderTable(query);
    await eventually(() => expect(tickers()).toEqual([...expected, 'Median']));
    expect(screen.getByText(/All 3 stocks, unfiltered/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`${expected.length} of 3 stocks`);
  });

  it('[B5] an invalid URL parameter filters nothing', () => {
    renderTable({ 'pe-max': 'cheap', cap: '__proto__', order: 'luck' });
    expect(tickers()).toEqual(['BIG', 'MID', 'RED', 'Median']);
  });

  it('[B5] filters while typing, says when input is no number, and clears', async () => {
    const addresses: object[] = [];
    renderTable({}, (query) => addresses.push(query));
    await userEvent.click(screen.getByText('Filters'));
    const field = await screen.findByLabelText('P/E max');
    await userEvent.type(field, '15');
    await eventually(() => expect(tickers()).toEqual(['MID', 'Median']));
    expect(addresses.at(-1)).toEqual({ slug: 'robotics', 'pe-max': '15' });
    await userEvent.type(field, 'x');
    expect(await screen.findByText('Enter a number like 25 or 1.5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await eventually(() => expect(tickers()).toEqual(['BIG', 'MID', 'RED', 'Median']));
    expect(addresses.at(-1)).toEqual({ slug: 'robotics' });
  });
});
