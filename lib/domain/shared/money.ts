import { groupDigits } from './numbers';

/** Dollars without cents (section 9). */
export const usd = (cents: number) => dollarsOf(cents / 100);

/** Dollars with cents, for prices, bids and statements. */
export const usdExact = (cents: number) => dollarsOf(cents / 100, 2, 2);

/** Dollars with a plus or minus sign, so that gains and losses differ by more than color. */
export const usdSigned = (cents: number) => {
  const amount = usd(cents);
  return cents > 0 && amount !== usd(0) ? `+${amount}` : amount;
};

/** The minus sign of all negative figures on pages, as wide as a plus sign. */
export const minus = '\u2212';

/** Dollars with the minus sign before the dollar sign: '−$1,234.5'. */
export const dollarsOf = (dollars: number, max = 0, min = 0) =>
  `$${groupDigits(dollars, max, min)}`.replace('$-', `${minus}$`);
