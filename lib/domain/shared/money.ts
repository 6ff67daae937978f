import { groupDigits } from './numbers';

/** Dollars without decimals (section 9). */
export const usd = (cents: number) => dollarsOf(cents / 100);

/** Dollars and cents, for prices, bids and statements. */
export const usdExact = (cents: number) => dollarsOf(cents / 100, 2, 2);

/** A result with its sign, so that gain and loss differ by more than color. */
export const usdSigned = (cents: number) => {
  const amount = usd(cents);
  return cents > 0 && amount !== usd(0) ? `+${amount}` : amount;
};

/** Used for every negative figure on a page: as wide as a plus sign, unlike the hyphen. */
export const minus = '\u2212';

/** '−$1,234.5': a size in dollars with its sign before the dollar sign. */
export const dollarsOf = (dollars: number, most = 0, least = 0) =>
  `$${groupDigits(dollars, most, least)}`.replace('$-', `${minus}$`);
