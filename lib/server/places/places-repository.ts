import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PlaceKind, PlaceState } from '@/lib/domain/places/places';
import { searchWords } from '@/lib/domain/places/places';
import type { Handle } from '@/lib/server/platform/db/pool';
import { places, placeWaiting } from '@/lib/server/platform/db/schema/places';

export type PlaceFilter = {
  kind: PlaceKind;
  state?: PlaceState | undefined;
  region?: string | undefined;
  q?: string | undefined;
};

const waiting = sql<number>`(select count(*)::int from ${placeWaiting} where place_id = ${places.id})`;

/** The columns of a row in the list. */
export const placeColumns = {
  kind: places.kind,
  slug: places.slug,
  name: places.name,
  town: places.town,
  region: places.region,
  country: places.country,
  lat: places.lat,
  lon: places.lon,
  population: places.population,
  state: places.state,
  waiting,
};

/** Up to `limit` places after a rank, plus one if there are more. */
export function listPlaces(handle: Handle, filter: PlaceFilter, { after, limit }: { after: number; limit: number }) {
  // Hides the rank from the planner, so that it uses the search index instead of scanning by rank.
  const rank = searchWords(filter.q ?? '').length > 0 ? sql<number>`(${places.rank} + 0)` : places.rank;
  return handle
    .select({ ...placeColumns, rank: places.rank })
    .from(places)
    .where(and(matching(filter), sql`${rank} > ${after}`))
    .orderBy(asc(rank))
    .limit(limit + 1);
}

/** Cities and schools with words that start with those of a search, larger cities first. */
export function findPlaces(handle: Handle, q: string, limit: number) {
  const { kind, slug, name, town, region, rank } = places;
  return handle
    .select({ kind, slug, name, town, region })
    .from(places)
    .where(fitting(searchWords(q)))
    .orderBy(asc(sql`(${rank} + 0)`), asc(kind))
    .limit(limit);
}

export const countPlaces = (handle: Handle, filter: PlaceFilter) => handle.$count(places, matching(filter));

/** Coordinates of places, in the list's order. */
export function listSpots(handle: Handle, kind: PlaceKind, limit: number) {
  const { slug, name, lat, lon, region, state } = places;
  return handle
    .select({ slug, name, lat, lon, region, state })
    .from(places)
    .where(eq(places.kind, kind))
    .orderBy(asc(places.rank))
    .limit(limit);
}

export async function countStates(handle: Handle) {
  return handle
    .select({ kind: places.kind, state: places.state, count: sql<number>`count(*)::int` })
    .from(places)
    .groupBy(places.kind, places.state);
}

export async function findPlace(handle: Handle, id: string) {
  const [found] = await handle
    .select({ ...placeColumns, id: places.id })
    .from(places)
    .where(eq(places.id, id));
  return found ?? null;
}

/**
 * Conditions of a filter. Every word of the search must be the start of one of the place's words. A search without
 * letters or digits matches all places.
 */
function matching({ kind, state, region, q = '' }: PlaceFilter): SQL | undefined {
  const words = searchWords(q);
  return and(
    eq(places.kind, kind),
    state && eq(places.state, state),
    region ? eq(places.region, region) : undefined,
    words.length > 0 ? fitting(words) : undefined,
  );
}

const fitting = (words: readonly string[]) =>
  sql`to_tsvector('simple', ${places.words}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
