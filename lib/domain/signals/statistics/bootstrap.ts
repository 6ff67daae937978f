import { seededRandom } from '@/lib/domain/shared/random';
import { percentile } from './percentile';

/** Efron and Tibshirani, An Introduction to the Bootstrap (1993), ask for one to two thousand resamples. */
export const bootstrapSetup = { resamples: 2_000, seed: 1979 } as const;

/**
 * The 95% interval of a mean by the percentile bootstrap: Efron, "Bootstrap Methods: Another Look at the Jackknife",
 * The Annals of Statistics 7 (1979). Seeded: the same values in the same order give the same interval.
 */
export function bootstrapMean(values: readonly number[]): { low: number; high: number } | null {
  const random = seededRandom(bootstrapSetup.seed);
  const last = values.length - 1;
  const means = Array.from({ length: bootstrapSetup.resamples }, () => {
    let total = 0;
    for (let drawn = 0; drawn <= last; drawn += 1) total += values[random.between(0, last)] ?? 0;
    return total / values.length;
  }).toSorted((a, b) => a - b);
  const [low, high] = [percentile(means, 0.025), percentile(means, 0.975)];
  return values.length === 0 || low === null || high === null ? null : { low, high };
}
