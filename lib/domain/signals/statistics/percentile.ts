/**
 * A percentile (`at` in [0, 1]) of ascending values by linear interpolation: definition 7 of Hyndman and Fan, "Sample
 * Quantiles in Statistical Packages", The American Statistician 50 (1996). Null for no values.
 */
export function percentile(ascending: readonly number[], at: number): number | null {
  const place = (ascending.length - 1) * at;
  const lower = ascending[Math.floor(place)];
  const upper = ascending[Math.ceil(place)];
  if (lower === undefined || upper === undefined) return null;
  return lower + (upper - lower) * (place - Math.floor(place));
}
