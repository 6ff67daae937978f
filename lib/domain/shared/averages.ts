/** The sum of values; 0 for none. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The mean; null, not zero, for no values. */
export const mean = (values: readonly number[]) => (values.length === 0 ? null : sum(values) / values.length);

export function median(values: readonly number[]) {
  const sorted = Float64Array.from(values).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
