import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate, monthDay, type DateOnly } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';

/** Copy of the open signals, shown with the live record. */
export const openSignalsCopy = {
  plan: 'Only members with a plan see these signals. Everyone sees a signal when it closes, or 30 days after issue.',
  estimate: 'Estimates use a pricing model and the last close of the stock. They are not quotes.',
  columns: {
    signal: 'Signal',
    issued: 'Issued',
    age: 'Age',
    expires: 'Expires',
    estimate: 'Estimate',
  },
  failed: 'Your open signals didn’t load',
  isExpired: 'Expired, awaiting close',
};

type OpenSignal = {
  id: string;
  symbol: string;
  tradeType: string;
  strike: number;
  expiration: DateOnly;
  issuedAt: string;
  mark: { price: number; roi: number; day: DateOnly } | null;
};

export type OpenRow = {
  id: string;
  signal: string;
  issued: string;
  age: string;
  expires: string;
  isExpired: boolean;
  estimate: { text: string; sign: number; day: string } | null;
};

/** Formats a strike price as on a signal's page: '$202.50', '$205'. */
const dollars = (strike: number) => usdExact(Math.round(strike * 100)).replace(/\.00$/, '');

/** Formats an open signal as members see it on a day. */
export function openRow(
  { id, symbol, tradeType, strike, expiration, issuedAt, mark }: OpenSignal,
  today: DateOnly,
): OpenRow {
  const days = daysBetween(issuedAt.slice(0, 10), today);
  return {
    id,
    signal: `${symbol} ${dollars(strike)} ${tradeType.toLowerCase()}`,
    issued: monthDay(issuedAt.slice(0, 10)),
    age: days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`,
    expires: fullDate(expiration),
    isExpired: expiration < today,
    estimate: mark && { text: `${Math.abs(mark.roi).toFixed(1)}%`, sign: Math.sign(mark.roi), day: monthDay(mark.day) },
  };
}
