import { seededRandom } from '@/lib/domain/shared/random';
import { mean } from '@/lib/domain/shared/averages';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { percentile } from './percentile';
import { repeated, runStepsSync, type Steps } from './steps';

/**
 * Efron and Tibshirani, An Introduction to the Bootstrap (1993), recommend 1,000 to 2,000 resamples. With more than
 * `max` values the resampled means are close to normal (central limit theorem), and drawing them would take seconds.
 */
export const bootstrapSetup = { resamples: 2_000, seed: 1979, max: 5_000 } as const;

/**
 * The 95% confidence interval of a mean by the percentile bootstrap: Efron, "Bootstrap Methods: Another Look at the
 * Jackknife", The Annals of Statistics 7 (1979). Seeded, so that the same values in the same order give the same
 * interval. For more than 5,000 values, the normal approximation with the standard error that the bootstrap would
 * estimate.
 */
export function* bootstrapSteps(values: readonly number[]): Steps<{ low: number; high: number } | null> {
  if (values.length > bootstrapSetup.max) return normalInterval(values);
  const random = seededRandom(bootstrapSetup.seed);
  const last = values.length - 1;
  const means = yield* repeated(bootstrapSetup.resamples, values.length, () => {
    let total = 0;
    for (let drawn = 0; drawn <= last; drawn += 1) total += values[random.between(0, last)] ?? 0;
    return total / values.length;
  });
  means.sort((a, b) => a - b);
  const [low, high] = [percentile(means, 0.025), percentile(means, 0.975)];
  return values.length === 0 || low === null || high === null ? null : { low, high };
}

/** Runs `bootstrapSteps` synchronously. */
export const bootstrapMean = (values: readonly number[]) => runStepsSync(bootstrapSteps(values));

/** The 97.5th percentile of the standard normal distribution. */
const z = 1.959_964;

function normalInterval(values: readonly number[]) {
  const middle = mean(values) ?? 0;
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  const margin = (z * Math.sqrt(squares / values.length)) / Math.sqrt(values.length);
  return { low: middle - margin, high: middle + margin };
}

/** Describes how the interval was computed for this many values. */
export const intervalMethod = (values: number): string =>
  values > bootstrapSetup.max
    ? '95% confidence interval, normal approximation'
    : `95% bootstrap confidence interval, ${groupDigits(bootstrapSetup.resamples)} resamples, seed ${bootstrapSetup.seed}`;
