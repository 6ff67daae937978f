import type { z } from 'zod';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { utcDay } from '@/lib/domain/shared/utc-day';
import type { candlesShape, quoteShape, targetShape } from './finnhub-shapes';
import { dayIn } from './fiscal-year';
import type { Bar, Quote, Target } from './market-data';

type Maybe = number | null | undefined;

/** A price in cents. Undefined if it is not plausible: Finnhub sends zero for unknown prices. */
function cents(price: Maybe): number | undefined {
  if (typeof price !== 'number' || !Number.isFinite(price)) return undefined;
  const whole = Math.round(price * 100);
  return whole > 0 && whole <= 2_000_000_000 ? whole : undefined;
}

function barOf(
  day: DateOnly,
  prices: [open: Maybe, high: Maybe, low: Maybe, close: Maybe],
  volume: Maybe,
): Bar | undefined {
  const [openCents, highCents, lowCents, closeCents] = prices.map(cents);
  if (!openCents || !highCents || !lowCents || !closeCents) return undefined;
  if (lowCents > Math.min(openCents, closeCents) || highCents < Math.max(openCents, closeCents)) return undefined;
  return { day, openCents, highCents, lowCents, closeCents, volume: Math.max(0, Math.round(volume ?? 0)) };
}

/** Daily bars up to `until`, oldest first, one per day. Undefined if no day is valid. */
export function toBars(candles: z.output<typeof candlesShape>, until: DateOnly): Bar[] | undefined {
  if (candles.s === 'no_data') return [];
  const { t, o, h, l, c, v } = candles;
  const bars = new Map<DateOnly, Bar>();
  for (const [index, at] of t.entries()) {
    if (at === null || at <= 0 || at > 32_000_000_000) continue;
    // The time of a daily candle is midnight in UTC or New York, which is the same day in UTC.
    const day = utcDay(new Date(at * 1000));
    const bar = barOf(day, [o[index], h[index], l[index], c[index]], v[index]);
    if (bar && day <= until) bars.set(day, bar);
  }
  if (t.length > 0 && bars.size === 0) return undefined;
  return [...bars.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The current trading day so far. Undefined for an unknown symbol. */
export function toQuote({ o, h, l, c, pc, t }: z.output<typeof quoteShape>): Quote | undefined {
  if (!t || t <= 0 || t > 32_000_000_000) return undefined;
  const bar = barOf(newYorkDay(new Date(t * 1000)), [o, h, l, c], 0);
  return bar && { bar, beforeCents: cents(pc) ?? null };
}

/** Null without a price target; undefined if it is invalid. */
export function toTarget(target: z.output<typeof targetShape>): Target | null | undefined {
  const [lowCents, meanCents, highCents] = [target.targetLow, target.targetMean, target.targetHigh].map(cents);
  const day = dayIn(target.lastUpdated);
  const analysts = target.numberAnalysts;
  if (!lowCents && !meanCents && !highCents) return null;
  if (!lowCents || !meanCents || !highCents || !day || lowCents > meanCents || meanCents > highCents) return undefined;
  return { day, lowCents, meanCents, highCents, analysts: Number.isInteger(analysts) ? Math.max(0, analysts ?? 0) : 0 };
}
