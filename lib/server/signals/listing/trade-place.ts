import type { TradeSortKey } from '@/lib/domain/signals/listing/trade-query';
import type { ListedRow } from './trade-columns-repository';
import type { TradePlace } from './trade-list-repository';

/** Position of a row in a list sorted by a column. In order of issue all rows belong to part 0. */
export const placeOf = (row: ListedRow, key: TradeSortKey): TradePlace => ({
  part: key !== 'number' && row.closeDate === null ? 1 : 0,
  value: String(valueOf(row, key) ?? ''),
  number: row.number,
});

function valueOf(row: ListedRow, key: TradeSortKey) {
  if (key === 'strike') return row.strikeCents;
  if (key === 'bid') return row.bidCents;
  if (key === 'roi' || key === 'result') return row.roiBp;
  return key === 'thousand' ? row.thousandCents : row[key];
}
