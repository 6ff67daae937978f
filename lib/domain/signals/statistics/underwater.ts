import type { DateOnly } from '@/lib/domain/shared/dates';
import { highest } from '@/lib/domain/signals/statistics/extremes';
import { equityCurve, stakeCents, type Trade } from '@/lib/domain/signals/trades';

export type UnderwaterPoint = {
  number: number;
  date: DateOnly;
  balanceCents: number;
  /** How far the balance is below its highest point so far; zero at a new high. */
  fallCents: number;
};

/** The balance after each closed trade and its distance to the highest balance so far, the start included. */
export function underwater(trades: readonly Trade[], start = stakeCents): UnderwaterPoint[] {
  let peak = start;
  return equityCurve(trades).map(({ number, date, thousandCents: balanceCents }) => {
    peak = Math.max(peak, balanceCents);
    return { number, date, balanceCents, fallCents: peak - balanceCents };
  });
}

/** The first of the deepest points; undefined when the balance never fell. */
export function deepestPoint(points: readonly UnderwaterPoint[]): number | undefined {
  const falls = points.map(({ fallCents }) => fallCents);
  const deepest = highest(falls, 0);
  return deepest === 0 ? undefined : falls.indexOf(deepest);
}
