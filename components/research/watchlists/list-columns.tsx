import { toChange, toPrice, toStock, toYear } from '@/components/blocks/record/stock-cells';
import { yearChange } from '@/lib/domain/market/year-change';
import type { Column } from '@/components/ui/tables/table';
import { columnDollars, pegText, ratio } from '@/lib/content/market/market-figures';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { RowActions, type RowActionsProps } from './row-actions';

type Row = Watchlist['symbols'][number];
export type ListColumn = 'ticker' | 'price' | 'change' | 'market-cap' | 'pe-ratio' | 'peg-ratio' | 'year' | 'actions';

/** The value that each column sorts by: the one-year change for the sparkline, and none for the buttons. */
export const valueOf: Record<ListColumn, (row: Row) => string | number | null> = {
  ticker: ({ ticker }) => ticker,
  price: (row) => row.price,
  change: (row) => row.change,
  'market-cap': (row) => row.marketCap,
  'pe-ratio': (row) => row.peRatio,
  'peg-ratio': (row) => row.pegRatio,
  year: ({ weekly }) => yearChange(weekly),
  actions: () => null,
};

export const listColumns = (actions: RowActionsProps): readonly Column<Row, ListColumn>[] => [
  { key: 'ticker', header: 'Stock', isRowHeader: true, onCard: 'title', cell: toStock },
  { key: 'price', header: 'Last close', isNumeric: true, onCard: 'aside', cell: toPrice },
  { key: 'change', header: 'Day', isNumeric: true, cell: (row) => toChange(row.change) },
  { key: 'market-cap', header: 'Market cap', isNumeric: true, cell: (row) => columnDollars(row.marketCap) },
  { key: 'pe-ratio', header: 'P/E', isNumeric: true, cell: (row) => ratio(row.peRatio) },
  { key: 'peg-ratio', header: 'PEG', isNumeric: true, cell: (row) => pegText(row.pegRatio) },
  { key: 'year', header: '1Y', cell: toYear },
  {
    key: 'actions',
    header: 'Actions',
    isUnsorted: true,
    onCard: 'line-end',
    cell: (row) => <RowActions row={row} {...actions} />,
  },
];
