import { median } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { payout, type PayoutSchedule } from './referrals';

/** Statistics on the payouts of all ambassadors in one period, including those who were paid nothing. */
export type EarningsStatistics =
  | { n: 0; asOf: DateOnly }
  | {
      n: number;
      asOf: DateOnly;
      /** The median. For an even count, the mean of the middle two, rounded to the cent. */
      medianCents: number;
      /**
       * The 90th percentile by nearest rank, so that it is an actual payout: 90% of ambassadors were paid this much or
       * less.
       */
      ninetiethPercentileCents: number;
      /** Share of ambassadors who earned nothing, in [0, 1]. */
      shareEarningNothing: number;
    };

/** Computes the statistics from one payout per ambassador, in cents, including zeros. */
export function earningsStatistics(payoutsCents: readonly number[], asOf: DateOnly): EarningsStatistics {
  const invalid = payoutsCents.find((cents) => !Number.isSafeInteger(cents) || cents < 0);
  if (invalid !== undefined)
    throw new RangeError(`A payout must be a whole number of cents of at least 0, not ${invalid}`);
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

/** The minimum number of first-degree referrals for a payout of at least this amount. */
export function referralsFor(payoutCents: number, schedule?: PayoutSchedule) {
  let [low, high] = [0, 1];
  while (payout(1, high, schedule) < payoutCents) [low, high] = [high, high * 2];
  if (payoutCents <= 0) return 0;
  // Payouts never decrease with more referrals, so a binary search works.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (payout(1, middle, schedule) < payoutCents) low = middle;
    else high = middle;
  }
  return high;
}

/** The fraction is given as integers, because 0.9 × 10 must be exactly 9. */
function nearestRank(values: readonly number[], numerator: number, denominator: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((values.length * numerator) / denominator);
  return sorted[rank - 1] ?? 0;
}
