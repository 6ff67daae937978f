import type { Trade, TradeType } from './trades';

type WireShared = {
  id: string;
  symbol: string;
  tradeType: TradeType;
  expiration: string;
  strike: number;
  bid: number;
  fillDate: string;
  closeDate: string;
  roi: number | 'TBD';
  thousand: number;
};
/** A trade as sent by the API: in dollars and percent, with 'Open' and 'TBD' while unsettled (section 3). */
export type WireTrade = WireShared & { balance: number };
/** A trade of the live variant, which calls the dollar result `$1000`. */
export type LiveWireTrade = WireShared & { $1000: number };

export type TradeDates = Pick<WireShared, 'expiration' | 'fillDate' | 'closeDate'>;

/** Whether the option expires in a different year from its fill. */
export const isInAnotherYear = ({ expiration, fillDate }: TradeDates) =>
  expiration.slice(0, 4) !== fillDate.slice(0, 4);

export const resultOf = (row: WireTrade | LiveWireTrade) => ('$1000' in row ? row.$1000 : row.balance);

/** Converts API rows, oldest first, to cents and basis points. */
export const fromWireTrades = (rows: readonly (WireTrade | LiveWireTrade)[], isSample: boolean): Trade[] =>
  rows.map((row, index) => ({
    id: row.id,
    number: index + 1,
    symbol: row.symbol,
    tradeType: row.tradeType,
    expiration: row.expiration,
    fillDate: row.fillDate,
    closeDate: row.closeDate === 'Open' ? null : row.closeDate,
    strikeCents: hundredths(row.strike),
    bidCents: hundredths(row.bid),
    roiBp: row.roi === 'TBD' ? null : hundredths(row.roi),
    balanceCents: hundredths(resultOf(row)),
    thousandCents: hundredths(row.thousand),
    isSample,
  }));

const hundredths = (value: number) => Math.round(value * 100);
