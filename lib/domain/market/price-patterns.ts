import type { DateOnly } from '@/lib/domain/shared/dates';

/** Chart patterns in daily prices, with their rules. */
export const pricePatterns = {
  'golden-cross': 'The 50-day moving average rises above the 200-day moving average.',
  'death-cross': 'The 50-day moving average falls below the 200-day moving average.',
  'new-52-week-high': 'The highest close in 252 trading days, for the first time in 20 days.',
  'new-52-week-low': 'The lowest close in 252 trading days, for the first time in 20 days.',
  'gap-up': 'The open is at least 4% above the previous day’s high.',
  'gap-down': 'The open is at least 4% below the previous day’s low.',
} as const;
export type PricePattern = keyof typeof pricePatterns;

export type PriceBar = { day: DateOnly; open: number; high: number; low: number; close: number };
export type FoundPattern = { pattern: PricePattern; day: DateOnly; direction: 'up' | 'down'; close: number };

const short = 50;
const long = 200;
const year = 252;
const quiet = 20;
const gap = 0.04;

/** Finds patterns on and after `since`, oldest first. Earlier bars serve as history. */
export function findPatterns(bars: readonly PriceBar[], since: DateOnly): FoundPattern[] {
  const closes = bars.map(({ close }) => close);
  const first = Math.max(
    1,
    bars.findIndex(({ day }) => day >= since),
  );
  return bars.slice(first).flatMap((bar, index) => {
    const at = first + index;
    const before = bars[at - 1];
    const found: [PricePattern, boolean][] = [
      ['golden-cross', crosses(closes, at, 1)],
      ['death-cross', crosses(closes, at, -1)],
      ['new-52-week-high', isExtreme(closes, at, 1)],
      ['new-52-week-low', isExtreme(closes, at, -1)],
      ['gap-up', before !== undefined && bar.open >= before.high * (1 + gap)],
      ['gap-down', before !== undefined && bar.open <= before.low * (1 - gap)],
    ];
    return found.flatMap(([pattern, isThere]) =>
      isThere ? [{ pattern, day: bar.day, direction: directionOf[pattern], close: bar.close }] : [],
    );
  });
}

const directionOf: Record<PricePattern, 'up' | 'down'> = {
  'golden-cross': 'up',
  'death-cross': 'down',
  'new-52-week-high': 'up',
  'new-52-week-low': 'down',
  'gap-up': 'up',
  'gap-down': 'down',
};

function crosses(closes: readonly number[], at: number, sign: 1 | -1) {
  if (at < long) return false;
  const lead = (end: number) => sign * (meanUpTo(closes, end, short) - meanUpTo(closes, end, long));
  return lead(at) > 0 && lead(at - 1) <= 0;
}

function isExtreme(closes: readonly number[], at: number, sign: 1 | -1) {
  if (at < year - 1 || !isHighest(closes, at, sign)) return false;
  for (let then = at - 1; then > at - quiet && then >= year - 1; then -= 1)
    if (isHighest(closes, then, sign)) return false;
  return true;
}

function isHighest(closes: readonly number[], at: number, sign: 1 | -1) {
  const close = sign * (closes[at] ?? 0);
  for (let then = at - 1; then > at - year; then -= 1) if (sign * (closes[then] ?? 0) >= close) return false;
  return true;
}

function meanUpTo(closes: readonly number[], at: number, days: number) {
  let total = 0;
  for (let then = at - days + 1; then <= at; then += 1) total += closes[then] ?? 0;
  return total / days;
}
