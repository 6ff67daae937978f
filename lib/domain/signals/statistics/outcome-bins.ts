import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';

/** A bin of returns in percent: (low, high] for gains, [low, high) for losses, and both 0 for breakeven. */
export type OutcomeBin = { low: number; high: number; count: number };

/** Bin widths in percentage points. */
const widths = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000];
const maxBins = 16;

/**
 * Counts returns, in percent, in bins of equal width. Losses and gains have mirrored bins, and breakeven trades have
 * their own, so that no bin mixes them.
 */
export function outcomeBins(returns: readonly number[]): { width: number; bins: OutcomeBin[] } {
  const largest = { gain: highest(returns, 0), loss: -lowest(returns, 0) };
  const count = (width: number) => steps(largest.gain, width) + steps(largest.loss, width);
  const width = widths.find((one) => count(one) <= maxBins) ?? 10_000;
  const side = (values: readonly number[], max: number) => {
    const bins = Array.from({ length: steps(max, width) }, (_, index) => ({
      ...{ low: index * width, high: (index + 1) * width },
      count: 0,
    }));
    for (const value of values) {
      const bin = bins[steps(value, width) - 1];
      if (bin) bin.count += 1;
    }
    return bins;
  };
  const losses = returns.filter((value) => value < 0).map((value) => -value);
  const gains = returns.filter((value) => value > 0);
  const breakeven = returns.length - losses.length - gains.length;
  return {
    width,
    bins: [
      ...side(losses, largest.loss)
        .map(({ low, high, ...bin }) => ({ ...bin, low: -high, high: low === 0 ? 0 : -low }))
        .toReversed(),
      ...(breakeven === 0 ? [] : [{ low: 0, high: 0, count: breakeven }]),
      ...side(gains, largest.gain),
    ],
  };
}

/** Rounds to a millionth, because a return computed from prices may miss the edge of its bin by less. */
const steps = (value: number, width: number) => Math.ceil(Math.round((value / width) * 1_000_000) / 1_000_000);
