import { sum } from '@/lib/domain/shared/averages';
const whole = 10_000n;

/**
 * Shares in basis points that add up to exactly 10,000: rounded down, with the rest going to the largest remainders,
 * earlier ones first if equal.
 */
export function sharesOfWhole(parts: readonly bigint[]): number[] {
  if (parts.some((part) => part < 0n)) throw new RangeError('A part cannot be negative.');
  const total = parts.reduce((sum, part) => sum + part, 0n);
  if (total === 0n) return parts.map(() => 0);
  const points = parts.map((part) => Number((part * whole) / total));
  const left = 10_000 - sum(points);
  const byRemainder = parts
    .map((part, at) => ({ at, rest: (part * whole) % total }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  for (const { at } of byRemainder.slice(0, left)) points[at]! += 1;
  return points;
}
