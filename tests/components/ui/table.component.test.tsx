import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Table, type Column } from '@/components/ui/tables/table';

type Stock = { ticker: string; price: number };
const columns: readonly Column<Stock, 'ticker' | 'price'>[] = [
  { key: 'ticker', header: 'Ticker', isRowHeader: true, onCard: 'title', cell: (row) => row.ticker },
  { key: 'price', header: 'Price', isNumeric: true, cell: (row) => row.price },
];
const rows = [{ ticker: 'AAA', price: 12 }];

describe('table', () => {
  it('[U1][U7] uses native table elements only: the W3C checker refuses redundant roles', () => {
    render(<Table caption="Stocks" columns={columns} rows={rows} rowKey={(row) => row.ticker} />);
    const table = screen.getByRole('table', { name: 'Stocks' });
    expect(table.outerHTML).not.toContain('role=');
    expect(screen.getByRole('rowheader', { name: 'AAA' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Price');
  });

  it('[C2] without sorting has no sort buttons and announces no order', () => {
    render(<Table caption="Stocks" columns={columns} rows={rows} rowKey={(row) => row.ticker} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort');
  });

  it('[U1] says by which column it is sorted, and which others can be', () => {
    const sort = { key: 'price', direction: 'asc' } as const;
    render(
      <Table
        caption="Stocks"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.ticker}
        sort={sort}
        onSort={() => undefined}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Ticker' })).toHaveAttribute('aria-sort', 'none');
  });

  it.each(['title-note', 'line-end'] as const)(
    '[U1] keeps the name of a cell without a visible label on a card: %s',
    (onCard) => {
      const [ticker, price] = [columns[0]!, { ...columns[1]!, onCard }];
      render(<Table caption="Stocks" columns={[ticker, price]} rows={rows} rowKey={(row) => row.ticker} />);
      expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Price');
    },
  );

  it('[B5] keeps summary rows at its end', () => {
    const foot = [{ ticker: 'Median', price: 11 }];
    render(<Table caption="Stocks" columns={columns} rows={rows} foot={foot} rowKey={(row) => row.ticker} />);
    const last = screen.getAllByRole('row').at(-1);
    expect(last).toHaveTextContent('Median');
    expect(last?.parentElement?.tagName).toBe('TFOOT');
  });
});
