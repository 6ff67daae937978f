/* Without spread: more than about 120,000 arguments overflow the stack. */

/** The smallest value; `most` when there is none below it. */
export const lowest = (values: readonly number[], most = Infinity) =>
  values.reduce((low, value) => Math.min(low, value), most);

/** The largest value; `least` when there is none above it. */
export const highest = (values: readonly number[], least = -Infinity) =>
  values.reduce((high, value) => Math.max(high, value), least);
