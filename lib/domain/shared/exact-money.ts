const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' });

/** Dollars and cents, for prices, bids and statements. */
export const usdExact = (cents: number) => exact.format(cents / 100);
