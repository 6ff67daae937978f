import type { ParsedUrlQuery } from 'node:querystring';
import { placeStates, type PlaceState } from '@/lib/domain/places/places';
import { usStateCodes, type UsState } from '@/lib/domain/shared/us-states';

export type PlaceFilterValues = { q?: string; region?: UsState; state?: PlaceState };

type PlaceQuery = {
  filter: PlaceFilterValues;
  cursor: string | undefined;
  /** The number of the page that starts at the cursor; undefined if the URL omits it. */
  page: number | undefined;
};

/** Parses the list's filters from a URL. Invalid filters are ignored, like empty ones. */
export function filterFrom(query: ParsedUrlQuery): PlaceQuery {
  const q = first(query.q)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 80);
  const region = usStateCodes.find((code) => code === first(query.region));
  const state = placeStates.find((known) => known === first(query.state));
  const cursor = /^\d{1,9}$/.test(first(query.cursor)) ? first(query.cursor) : undefined;
  const page = /^[1-9]\d{0,3}$/.test(first(query.page)) ? Number(first(query.page)) : undefined;
  return {
    filter: { ...(q ? { q } : {}), ...(region ? { region } : {}), ...(state ? { state } : {}) },
    cursor,
    page: cursor === undefined ? 1 : page,
  };
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';
