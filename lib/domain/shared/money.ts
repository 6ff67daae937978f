// 'negative' omits the sign of a value rounded to zero.
const dollars = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const wholeDollars = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 });

/** Dollars without decimals (section 9). */
export const usd = (cents: number) => wholeDollars.format(cents / 100);

/** A result with its sign, so that gain and loss differ by more than color. */
export const usdSigned = (cents: number) => {
  const amount = usd(Math.abs(cents));
  if (amount === usd(0)) return amount;
  return `${cents > 0 ? '+' : minus}${amount}`;
};

/** Used for every negative figure on a page: as wide as a plus sign, unlike the hyphen. */
export const minus = '\u2212';
