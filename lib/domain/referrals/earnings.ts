import { median } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { payout, type PayoutSchedule } from './referrals';

/** Payouts of all ambassadors over one period, including those who were paid nothing. */
export type EarningsStatistics =
  | { n: 0; asOf: DateOnly }
  | {
      n: number;
      asOf: DateOnly;
      /** The median; of an even number, the mean of the middle two, rounded to the cent. */
      medianCents: number;
      /** Nearest rank: the smallest payout that 90% of ambassadors did not exceed, so it is an actual payout. */
      ninetiethPercentileCents: number;
      /** Between 0 and 1. */
      shareEarningNothing: number;
    };

/** One payout per ambassador, in cents, including zeros. */
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

/** The fewest first-degree referrals that reach a payout. */
export function referralsFor(payoutCents: number, schedule?: PayoutSchedule) {
  let [low, high] = [0, 1];
  while (payout(1, high, schedule) < payoutCents) [low, high] = [high, high * 2];
  if (payoutCents <= 0) return 0;
  // Payouts never decrease, so a binary search works.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (payout(1, middle, schedule) < payoutCents) low = middle;
    else high = middle;
  }
  return high;
}

/** A fraction of integers: 0.9 × 10 must be exactly 9. */
function nearestRank(values: readonly number[], numerator: number, denominator: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((values.length * numerator) / denominator);
  return sorted[rank - 1] ?? 0;
}
