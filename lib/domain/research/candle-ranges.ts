import type { CandleRange } from './research';

/** Days per range; a year includes a leap day, so that the same day a year ago is included. */
export const daysOf: Record<CandleRange, number> = {
  '1m': 31,
  '3m': 92,
  '6m': 183,
  '1y': 366,
  '3y': 1_096,
  '5y': 1_827,
  '10y': 3_653,
};
