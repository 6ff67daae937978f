import { createHash } from 'node:crypto';
import { csv, type CsvValue } from '@/lib/domain/shared/csv';
import type { ListedRow } from './trade-columns-repository';
import { readTradeCounts, readTradeRows, type TradePlace } from './trade-list-repository';
import type { ParsedTradeQuery } from './parse-trade-query';
import { placeOf } from './trade-place';

/** Trades per query, which bounds the memory that an export needs. */
const batch = 1_000;

/** All trades of a query in its order, in batches. Throws if the list changes while it is read. */
export async function* tradeBatches({ variant, dated, sorting }: ParsedTradeQuery): AsyncGenerator<ListedRow[]> {
  const { matching } = await readTradeCounts({ variant, filter: dated });
  let count = 0;
  for (let after: TradePlace | null = null; count < matching;) {
    const rows = await readTradeRows({ variant, filter: dated, sorting, after, limit: batch });
    const last = rows.at(-1);
    if (!last) break;
    yield rows;
    count += rows.length;
    after = placeOf(last, sorting.key);
  }
  if (count !== matching) throw new Error(`The list changed while it was read: ${count} trades, expected ${matching}.`);
}

/** CSV header line. The dollar result has the name that it has in the API. */
export const headLine = (variant: ParsedTradeQuery['variant']) =>
  csv([
    [
      ...['Id', 'Symbol', 'Type', 'Expiration', 'Strike', 'Bid', 'Filled', 'Closed', 'ROI %'],
      ...[variant === 'live' ? '$1000' : 'Result', 'Balance'],
    ],
  ]);

/** A trade as a CSV line. Days are YYYY-MM-DD. */
export const lineOf = (row: ListedRow) =>
  csv([
    [
      ...[row.id, row.symbol, row.tradeType, row.expiration, row.strikeCents / 100, row.bidCents / 100, row.fillDate],
      ...[row.closeDate ?? 'Open', row.roiBp === null ? 'TBD' : row.roiBp / 100],
      ...[row.balanceCents / 100, row.thousandCents / 100],
    ] satisfies CsvValue[],
  ]);

/** The number of trades of a query, and the SHA-256 of their CSV lines including the header. */
export async function checksumOf(query: ParsedTradeQuery) {
  const hash = createHash('sha256').update(headLine(query.variant));
  let rows = 0;
  for await (const part of tradeBatches(query)) {
    hash.update(part.map(lineOf).join(''));
    rows += part.length;
  }
  return { rows, sha256: hash.digest('hex') };
}
