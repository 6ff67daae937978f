import { fullDate } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { TradeFilter, TradePeriod, TradeSorting } from '@/lib/domain/signals/listing/trade-query';
import type { TradeColumn } from '@/lib/domain/signals/trade-sorting';
import type { Outcome } from '@/lib/domain/signals/trades';

export const outcomeNames = {
  win: 'Wins',
  loss: 'Losses',
  breakeven: 'Breakeven',
  open: 'Open',
} as const satisfies Record<Outcome, string>;

export const periodNames = {
  '1y': 'Last year',
  '5y': 'Last 5 years',
  '10y': 'Last 10 years',
} as const satisfies Record<TradePeriod, string>;

export const columnNames = {
  symbol: 'Symbol',
  tradeType: 'Type',
  expiration: 'Expires',
  strike: 'Strike',
  bid: 'Bid',
  fillDate: 'Filled',
  closeDate: 'Closed',
  roi: 'ROI',
  result: 'Result',
  thousand: 'Balance',
} as const satisfies Record<TradeColumn, string>;

/** Describes a filter: 'AAPL, calls, wins, filled since 01/31/2022'. */
export function tradeFilterText({ symbol, type, outcome, sector, period, from, to }: TradeFilter): string {
  const parts = [
    symbol,
    type && `${type.toLowerCase()}s`,
    outcome && outcomeNames[outcome].toLowerCase(),
    sector && `sector ${sector}`,
    period && `filled in the ${periodNames[period].toLowerCase()}`,
    from && to ? `filled ${fullDate(from)} to ${fullDate(to)}` : null,
    from && !to ? `filled since ${fullDate(from)}` : null,
    to && !from ? `filled until ${fullDate(to)}` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'None, since inception' : parts.join(', ');
}

/** Describes a sort order: 'ROI, descending'. */
export const sortingText = ({ key, direction }: TradeSorting) =>
  `${key === 'number' ? 'Order of issue' : columnNames[key]}, ${direction === 'asc' ? 'ascending' : 'descending'}`;

/** How many of all trades a list contains; shown with every filtered view. */
export const extentText = (matching: number, total: number) =>
  matching === total
    ? total === 1
      ? '1 trade'
      : `All ${groupDigits(total)} trades`
    : `filtered: ${groupDigits(matching)} of ${groupDigits(total)} trades`;
