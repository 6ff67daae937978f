import { sum } from '@/lib/domain/shared/averages';
import type { ClosedTrade } from '../trades';
import { ratio, type Ratio } from './ratio';

/** Share of the best `count` trades in the gross profit (the sum of all winning trades), in [0, 1]. */
export function bestShare(results: readonly number[], count: number): Ratio {
  const wins = winsOf(results);
  const best = Float64Array.from(wins).sort().slice(-count);
  return ratio(sum([...best]), sum(wins));
}

/** Closed trades, result and share of the gross profit by symbol, largest share first. */
export function concentrationBySymbol(closed: readonly ClosedTrade[]) {
  const gross = sum(winsOf(closed.map(({ balanceCents }) => balanceCents)));
  return [...Map.groupBy(closed, ({ symbol }) => symbol)]
    .map(([symbol, trades]) => {
      const results = trades.map(({ balanceCents }) => balanceCents);
      const profit = sum(winsOf(results));
      return { symbol, closed: trades.length, resultCents: sum(results), profit, profitShare: ratio(profit, gross) };
    })
    .toSorted((a, b) => b.profit - a.profit || a.symbol.localeCompare(b.symbol, 'en'))
    .map(({ profit: _, ...row }) => row);
}

const winsOf = (results: readonly number[]) => results.filter((result) => result > 0);
