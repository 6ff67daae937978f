import { fullDate } from '@/lib/domain/shared/dates';

type Option = { symbol: string; strike: number; tradeType: string; closeDate: string };

/** The option of a signal and when it closed: "AAPL $190 call, closed 06/10/2026". */
export const optionName = ({ symbol, strike, tradeType, closeDate }: Option) =>
  `${symbol} $${strike.toFixed(2).replace(/\.00$/, '')} ${tradeType.toLowerCase()}, closed ${fullDate(closeDate)}`;
