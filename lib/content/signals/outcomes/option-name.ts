import { fullDate } from '@/lib/domain/shared/dates';
import { minus } from '@/lib/domain/shared/money';

type Option = { symbol: string; strike: number; tradeType: string; closeDate: string };

/** The option of a signal and when it closed: "AAPL $190 call, closed 06/10/2026". */
export const optionName = ({ symbol, strike, tradeType, closeDate }: Option) =>
  `${symbol} $${strike.toFixed(2).replace(/\.00$/, '')} ${tradeType.toLowerCase()}, closed ${fullDate(closeDate)}`;

/** A result in percent with its sign. */
export const signedPercent = (value: number) => `${signedFigure(value)}%`;

/** Formats a number with its sign and one decimal. */
export function signedFigure(value: number) {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? text : `${value > 0 ? '+' : minus}${text}`;
}
