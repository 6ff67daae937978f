import { median } from './averages';
import type { DateOnly } from './dates';
import { payout, type PayoutSchedule } from './referrals';

/** What all ambassadors were paid over one period, whoever was paid nothing included. */
export type EarningsStatistics =
  | { n: 0; asOf: DateOnly }
  | {
      n: number;
      asOf: DateOnly;
      /** The middle ambassador; between two, halfway, rounded to the cent. */
      medianCents: number;
      /** Nearest rank: the smallest payout that nine in ten ambassadors did not exceed, so somebody really got it. */
      ninetiethPercentileCents: number;
      /** Between 0 and 1. */
      shareEarningNothing: number;
    };

/** One payout for each ambassador there is, in cents; nobody may be left out, least of all a zero. */
export function earningsStatistics(payoutsCents: readonly number[], asOf: DateOnly): EarningsStatistics {
  const odd = payoutsCents.find((cents) => !Number.isSafeInteger(cents) || cents < 0);
  if (odd !== undefined) throw new RangeError(`A payout is a whole number of cents from 0 on, not ${odd}`);
  const middle = median(payoutsCents);
  if (middle === null) return { n: 0, asOf };
  return {
    n: payoutsCents.length,
    asOf,
    medianCents: Math.round(middle),
    ninetiethPercentileCents: nearestRank(payoutsCents, 9, 10),
    shareEarningNothing: payoutsCents.filter((cents) => cents === 0).length / payoutsCents.length,
  };
}

/** The fewest first-degree referrals that the schedule pays at least so much for. */
export function referralsFor(payoutCents: number, schedule?: PayoutSchedule) {
  let [low, high] = [0, 1];
  while (payout(1, high, schedule) < payoutCents) [low, high] = [high, high * 2];
  if (payoutCents <= 0) return 0;
  // The schedule never pays less for more, so halving finds the first number that is enough.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (payout(1, middle, schedule) < payoutCents) low = middle;
    else high = middle;
  }
  return high;
}

/** The share is a fraction of whole numbers: 0.9 × 10 must be 9 and not a little more. */
function nearestRank(values: readonly number[], numerator: number, denominator: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((values.length * numerator) / denominator);
  return sorted[rank - 1] ?? 0;
}
