import type { SymbolOrder } from '@/lib/domain/research';

/** The columns of figures. */
export type FigureColumn = Exclude<SymbolOrder, 'ticker' | 'name'>;

export type ColumnNames = Record<SymbolOrder, string>;

/** The names of a sector table's columns: short, since there are eleven; the notes under the table say how each is made. */
export const columnNames: ColumnNames = {
  ticker: 'Ticker',
  name: 'Name',
  price: 'Price',
  change: 'Day',
  'market-cap': 'Market cap',
  revenue: 'Revenue',
  'revenue-growth': 'Growth',
  'net-income': 'Net income',
  'cash-flow': 'Cash flow',
  'pe-ratio': 'P/E',
  'peg-ratio': 'PEG',
};
