import type { SymbolOrder } from '@/lib/domain/research/research';

/** The numeric columns. */
export type FigureColumn = Exclude<SymbolOrder, 'ticker' | 'name'>;

export type ColumnNames = Record<SymbolOrder, string>;

/** Column names of a sector's table. The notes below the table explain each figure. */
export const columnNames: ColumnNames = {
  ticker: 'Ticker',
  name: 'Name',
  price: 'Price',
  change: 'Day change',
  'market-cap': 'Market cap',
  revenue: 'Revenue',
  'revenue-growth': 'Growth',
  'net-income': 'Net income',
  'cash-flow': 'Cash flow',
  'pe-ratio': 'P/E',
  'peg-ratio': 'PEG',
};
