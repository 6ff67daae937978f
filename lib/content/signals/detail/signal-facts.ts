import { signedPercent } from '@/lib/domain/shared/signed-percent';
import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { dollarsOf, usdExact, usdSigned } from '@/lib/domain/shared/money';
import { resultOf, type LiveWireTrade, type WireTrade } from '@/lib/domain/signals/trade-wire';

type AnyTrade = WireTrade | LiveWireTrade;

export const signalTitle = ({ symbol, strike, tradeType }: AnyTrade) =>
  `${symbol} $${strike} ${tradeType.toLowerCase()}`;

/** Describes a signal in one or two sentences. */
export function signalSentence(trade: AnyTrade): string {
  const { symbol, tradeType, strike, expiration, fillDate, bid, closeDate, roi } = trade;
  const direction = tradeType === 'Call' ? 'rise' : 'fall';
  const bought = `A ${tradeType.toLowerCase()} on ${symbol} at a strike of $${strike}, expiring ${fullDate(expiration)}: it gains when the stock price ${direction}s. Filled ${fullDate(fillDate)} at ${money(bid)}.`;
  if (closeDate === 'Open' || roi === 'TBD') return `${bought} Still open.`;
  const outcome = roi === 0 ? 'at breakeven' : `with a ${roi > 0 ? 'gain' : 'loss'} of ${Math.abs(roi).toFixed(1)}%`;
  return `${bought} Closed ${fullDate(closeDate)} ${outcome}.`;
}

/** Describes when the option expires and when it gains. */
export const signalDirection = ({ tradeType, expiration }: AnyTrade) =>
  `Expires ${fullDate(expiration)}. A ${tradeType.toLowerCase()} gains when the stock price ${tradeType === 'Call' ? 'rises' : 'falls'}.`;

/** The facts of the option. `exitCents` is the exit price in the ledger; if null, the exit is derived from the ROI. */
export function signalFacts(trade: AnyTrade, exitCents: number | null, today: DateOnly): [string, string][] {
  const { tradeType, strike, bid, expiration, fillDate, closeDate, roi } = trade;
  const isOpen = closeDate === 'Open' || roi === 'TBD';
  const even = tradeType === 'Call' ? strike + bid : strike - bid;
  const exit = exitPrice(trade, exitCents);
  const held = daysBetween(fillDate, isOpen ? today : closeDate);
  return [
    ['Type', tradeType],
    ['Strike', money(strike)],
    ['Expires', fullDate(expiration)],
    ['Filled', fullDate(fillDate)],
    ['Entry (bid)', money(bid)],
    ['Cost of one contract', money(bid * 100)],
    ['Breakeven at expiration', money(even)],
    ...(exit === null
      ? []
      : [[exitCents === null ? 'Exit (from ROI)' : 'Exit', optionPrice(exit)] as [string, string]]),
    ...(isOpen ? [] : [['Closed', fullDate(closeDate)] as [string, string]]),
    [isOpen ? 'Open for' : 'Held for', held === 1 ? '1 day' : `${held} days`],
    ['ROI', isOpen ? 'TBD' : signedPercent(roi)],
    ['Result on $1,000', isOpen ? 'TBD' : usdSigned(Math.round(resultOf(trade) * 100))],
  ];
}

/**
 * The exit price in dollars; null while open. If derived from the ROI, it is not rounded to cents, which would give a
 * different ROI.
 */
export function exitPrice({ bid, closeDate, roi }: AnyTrade, exitCents: number | null): number | null {
  if (exitCents !== null) return exitCents / 100;
  return closeDate === 'Open' || roi === 'TBD' ? null : bid * (1 + roi / 100);
}

const money = (dollars: number) => usdExact(Math.round(dollars * 100));

/** Formats an option price with two to four decimals, since an exit derived from the ROI may need more than two. */
export const optionPrice = (dollars: number) => dollarsOf(dollars, 4, 2);
