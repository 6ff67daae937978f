import type { DateOnly } from '@/lib/domain/shared/dates';
import { highest } from '@/lib/domain/signals/statistics/extremes';
import { equityCurve, stakeCents, type Trade } from '@/lib/domain/signals/trades';

export type UnderwaterPoint = {
  number: number;
  date: DateOnly;
  balanceCents: number;
  /** How far the balance is below its prior peak; 0 at a new high. */
  fallCents: number;
};

/** The balance after each closed trade and its distance from the prior peak, which includes the starting balance. */
export function underwater(trades: readonly Trade[], start = stakeCents): UnderwaterPoint[] {
  let peak = start;
  return equityCurve(trades).map(({ number, date, thousandCents: balanceCents }) => {
    peak = Math.max(peak, balanceCents);
    return { number, date, balanceCents, fallCents: peak - balanceCents };
  });
}

/** Index of the deepest point, the first if several are equal; undefined if the balance never fell. */
export function deepestPoint(points: readonly UnderwaterPoint[]): number | undefined {
  const falls = points.map(({ fallCents }) => fallCents);
  const deepest = highest(falls, 0);
  return deepest === 0 ? undefined : falls.indexOf(deepest);
}
