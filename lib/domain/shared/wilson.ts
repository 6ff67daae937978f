/** Min number of cases for showing a share. */
export const enoughCases = 30;

/** z-score of a 95% confidence interval. */
const z = 1.959964;

export type Rate = { hits: number; cases: number; share: number | null; low: number | null; high: number | null };

/** A share with its 95% confidence interval (Wilson, 1927). Only the counts if there are too few cases. */
export function rateOf(hits: number, cases: number): Rate {
  if (cases < enoughCases) return { hits, cases, share: null, low: null, high: null };
  const share = hits / cases;
  const center = share + (z * z) / (2 * cases);
  const reach = z * Math.sqrt((share * (1 - share)) / cases + (z * z) / (4 * cases * cases));
  const denominator = 1 + (z * z) / cases;
  return {
    hits,
    cases,
    share,
    low: Math.max(0, (center - reach) / denominator),
    high: Math.min(1, (center + reach) / denominator),
  };
}
