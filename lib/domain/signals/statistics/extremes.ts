/* These do not use spread arguments, which overflow the stack at about 120,000 values. */

/** The smallest value, but at most `max`. */
export const lowest = (values: readonly number[], max = Infinity) =>
  values.reduce((low, value) => Math.min(low, value), max);

/** The largest value, but at least `min`. */
export const highest = (values: readonly number[], min = -Infinity) =>
  values.reduce((high, value) => Math.max(high, value), min);
