import type { ParsedUrlQuery } from 'node:querystring';
import { placeStates, type PlaceState } from '@/lib/domain/places/places';
import { usStateCodes, type UsState } from '@/lib/domain/shared/us-states';

export type PlaceFilterValues = { q?: string; region?: UsState; state?: PlaceState };

/** Parses the list's filters from a URL; invalid ones are ignored, like empty ones. */
export function filterFrom(query: ParsedUrlQuery): { filter: PlaceFilterValues; cursor: string | undefined } {
  const q = first(query.q)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 80);
  const region = usStateCodes.find((code) => code === first(query.region));
  const state = placeStates.find((known) => known === first(query.state));
  const cursor = first(query.cursor);
  return {
    filter: { ...(q ? { q } : {}), ...(region ? { region } : {}), ...(state ? { state } : {}) },
    cursor: /^\d{1,9}$/.test(cursor) ? cursor : undefined,
  };
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';
