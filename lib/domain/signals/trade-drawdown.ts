import type { DateOnly } from '@/lib/domain/shared/dates';
import { equityCurve, stakeCents, type CurvePoint, type Trade } from './trades';

/** The max drawdown of the running balance, from a peak to the following low. */
export type Drawdown = {
  cents: number;
  /** The decline as a fraction of the peak, in basis points. */
  bp: number;
  /** Date of the peak; null if the peak is the starting stake. */
  peakDate: DateOnly | null;
  troughDate: DateOnly;
  /** When the balance returned to the peak; null if it has not. */
  recoveredDate: DateOnly | null;
};

/** Computes the max drawdown. Null if the balance never fell; the first one if several are equal. */
export function maxDrawdown(trades: readonly Trade[], start = stakeCents): Drawdown | null {
  const curve = equityCurve(trades);
  let peak = { date: null as DateOnly | null, thousandCents: start };
  let worst: (Omit<Drawdown, 'recoveredDate'> & { peakCents: number; at: number }) | null = null;
  for (const [at, point] of curve.entries()) {
    if (point.thousandCents >= peak.thousandCents) peak = point;
    const cents = peak.thousandCents - point.thousandCents;
    if (cents <= (worst?.cents ?? 0)) continue;
    const bp = Math.round((cents / peak.thousandCents) * 10_000);
    worst = { cents, bp, peakDate: peak.date, troughDate: point.date, peakCents: peak.thousandCents, at };
  }
  if (!worst) return null;
  const { peakCents, at, ...fall } = worst;
  return { ...fall, recoveredDate: recovery(curve.slice(at), peakCents) };
}

const recovery = (after: readonly CurvePoint[], peakCents: number) =>
  after.find(({ thousandCents }) => thousandCents >= peakCents)?.date ?? null;
