import type { ListedRow } from './listing/trade-columns-repository';

const dollars = (cents: number) => cents / 100;

type WireRow = Omit<ListedRow, 'variant' | 'corrections'>;

/** A trade in the API's format of section 3: 'Open' and 'TBD' while it is open. */
export function toWireTrade(row: WireRow) {
  return {
    id: row.id,
    symbol: row.symbol,
    tradeType: row.tradeType,
    expiration: row.expiration,
    strike: dollars(row.strikeCents),
    bid: dollars(row.bidCents),
    fillDate: row.fillDate,
    closeDate: row.closeDate ?? ('Open' as const),
    roi: row.roiBp === null ? ('TBD' as const) : row.roiBp / 100,
    thousand: dollars(row.thousandCents),
  };
}

/** A row of the list. The live variant names its dollar result `$1000` and includes the number of corrections. */
export const toListedTrade = (row: ListedRow) =>
  row.variant === 'live'
    ? { ...toWireTrade(row), $1000: dollars(row.balanceCents), corrections: row.corrections }
    : { ...toWireTrade(row), balance: dollars(row.balanceCents) };
