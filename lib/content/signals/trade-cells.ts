import { fullDate, monthDay } from '@/lib/domain/shared/dates';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { isInAnotherYear, resultOf, type LiveWireTrade, type WireTrade } from '@/lib/domain/signals/trade-wire';

/** A formatted figure and its sign. */
export type Signed = { text: string; sign: number };

/** A formatted row of the trade table, with dates as MM/DD, and Open and TBD while unsettled (sections 4 and 9). */
export type TradeCells = {
  id: string;
  symbol: string;
  tradeType: string;
  expiration: string;
  strike: string;
  bid: string;
  fillDate: string;
  closeDate: string;
  roi: Signed | 'TBD';
  result: Signed;
  thousand: string;
  /** Dates with their years, which MM/DD leaves out. */
  years: { expiration: string; fillDate: string };
  /** The expiration's year, such as ’27, if it differs from that of the fill. */
  expirationYear: string | null;
};

export function tradeCells(row: WireTrade | LiveWireTrade): TradeCells {
  const result = resultOf(row);
  return {
    id: row.id,
    symbol: row.symbol,
    tradeType: row.tradeType,
    expiration: monthDay(row.expiration),
    strike: groupDigits(row.strike, 2),
    bid: row.bid.toFixed(2),
    fillDate: monthDay(row.fillDate),
    closeDate: row.closeDate === 'Open' ? 'Open' : monthDay(row.closeDate),
    roi: row.roi === 'TBD' ? 'TBD' : { text: `${Math.abs(row.roi).toFixed(1)}%`, sign: Math.sign(row.roi) },
    result: { text: usdSigned(result * 100), sign: Math.sign(result) },
    thousand: usd(row.thousand * 100),
    years: { expiration: fullDate(row.expiration), fillDate: fullDate(row.fillDate) },
    expirationYear: isInAnotherYear(row) ? `’${row.expiration.slice(2, 4)}` : null,
  };
}
