import { fullDate } from '@/lib/domain/shared/dates';
import type { PlaceState } from '@/lib/domain/places/places';

export const count = (number: number) => number.toLocaleString('en-US');

/** "1 city", "899 cities". */
export const counted = (number: number, one: string, many: string) => `${count(number)} ${number === 1 ? one : many}`;

export const dayOfInstant = (instant: string) => fullDate(instant.slice(0, 10));

/** The map's text alternative. */
export function mapSummary(many: string, totals: Record<PlaceState, number>) {
  const all = Object.values(totals).reduce((sum, part) => sum + part, 0);
  return `Map of the United States with ${count(all)} ${many}: ${count(totals.held)} led, ${count(totals.pending)} claimed, ${count(totals.lapsed)} lapsed, ${count(totals.free)} available.`;
}
