import { sum } from '@/lib/domain/shared/averages';
import { fullDate } from '@/lib/domain/shared/dates';
import type { PlaceState } from '@/lib/domain/places/places';
import { groupDigits } from '@/lib/domain/shared/numbers';

/** A number with its noun: "1 city", "842 cities". */
export const counted = (number: number, one: string, many: string) =>
  `${groupDigits(number)} ${number === 1 ? one : many}`;

export const pageOf = (page: number, pages: number) => `Page ${groupDigits(page)} of ${groupDigits(pages)}`;

type Totals = Record<PlaceState, number>;

const allOf = (totals: Totals) => sum(Object.values(totals));

/** How many cities and schools can be claimed. */
export const availability = (cities: Totals, schools: Totals) =>
  `${groupDigits(cities.free)} of ${counted(allOf(cities), 'city', 'cities')} and ${groupDigits(schools.free)} of ${counted(allOf(schools), 'school', 'schools')} are available.`;

/** For example "842 cities to choose from", or "840 of 842 cities available" once some are taken. */
export const availableOf = (many: string, free: number, all: number) =>
  free === all
    ? `${groupDigits(all)} ${many} to choose from`
    : `${groupDigits(free)} of ${groupDigits(all)} ${many} available`;

export const dayOfInstant = (instant: string) => fullDate(instant.slice(0, 10));

/** Text alternative of the map. */
export function mapSummary(many: string, totals: Totals) {
  return `Map of the United States with ${groupDigits(allOf(totals))} ${many}: ${groupDigits(totals.held)} led, ${groupDigits(totals.pending)} claimed, ${groupDigits(totals.lapsed)} lapsed, ${groupDigits(totals.free)} available.`;
}
