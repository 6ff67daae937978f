import { resultOf, type LiveWireTrade, type WireTrade } from './trade-wire';

export const tradeColumns = [
  'symbol',
  'tradeType',
  'expiration',
  'strike',
  'bid',
  'fillDate',
  'closeDate',
  'roi',
  'result',
  'thousand',
] as const;
/** The ten sortable columns. `result` is `balance`, or `$1000` in the live variant. */
export type TradeColumn = (typeof tradeColumns)[number];
export type SortDirection = 'asc' | 'desc';

type Row = WireTrade | LiveWireTrade;

/**
 * Sorts by a column. Open rows come last in both directions, because they have no outcome. Equal rows keep their order.
 */
export const sortTrades = <T extends Row>(rows: readonly T[], column: TradeColumn, direction: SortDirection): T[] =>
  rows.toSorted(
    (a, b) => compareOpen(a, b) || (direction === 'asc' ? 1 : -1) * compare(valueOf(a, column), valueOf(b, column)),
  );

const compareOpen = (a: Row, b: Row) => Number(isOpen(a)) - Number(isOpen(b));
const isOpen = (row: Row) => row.closeDate === 'Open' || row.roi === 'TBD';

function valueOf(row: Row, column: TradeColumn): string | number {
  return column === 'result' ? resultOf(row) : row[column];
}

/** Dates in the form 'YYYY-MM-DD' sort chronologically as text. */
function compare(a: string | number, b: string | number) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}
