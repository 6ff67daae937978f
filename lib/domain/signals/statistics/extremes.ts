/* These do not use spread arguments, which overflow the stack at about 120,000 values. */

/** The smallest value, but at most `most`. */
export const lowest = (values: readonly number[], most = Infinity) =>
  values.reduce((low, value) => Math.min(low, value), most);

/** The largest value, but at least `least`. */
export const highest = (values: readonly number[], least = -Infinity) =>
  values.reduce((high, value) => Math.max(high, value), least);
