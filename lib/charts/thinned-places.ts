import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';

/**
 * Indexes of about `max` values that preserve a line's shape: the lowest and highest value of each stretch of equal
 * length, and both ends. All indexes if there are at most `max` values.
 */
export function thinnedPlaces(values: readonly number[], max: number): number[] {
  if (values.length <= max) return values.map((_, place) => place);
  const stretch = Math.ceil((2 * values.length) / max);
  const indexes = new Set([0, values.length - 1]);
  for (let from = 0; from < values.length; from += stretch) {
    const part = values.slice(from, from + stretch);
    indexes.add(from + part.indexOf(lowest(part)));
    indexes.add(from + part.indexOf(highest(part)));
  }
  return [...indexes].toSorted((a, b) => a - b);
}
