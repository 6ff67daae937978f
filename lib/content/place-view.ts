import { fullDate } from '@/lib/domain/dates';
import type { PlaceState } from '@/lib/domain/places';

export const count = (number: number) => number.toLocaleString('en-US');

export const dayOfInstant = (instant: string) => fullDate(instant.slice(0, 10));

/** The map in words, for those who do not see it. */
export function mapSummary(many: string, totals: Record<PlaceState, number>) {
  const all = Object.values(totals).reduce((sum, part) => sum + part, 0);
  return `Map of the United States with ${count(all)} ${many}: ${count(totals.held)} led, ${count(totals.pending)} claimed, ${count(totals.lapsed)} lapsed, ${count(totals.free)} free. The list has every one of them.`;
}
