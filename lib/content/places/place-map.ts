import type { PlaceState } from '@/lib/domain/places/places';

/** A position in the map's coordinates, 975 by 610. */
export type MapMark = { x: number; y: number };

export type PlaceMapView = {
  /** Outline of the country and its states, as paths. */
  land: string;
  borders: string;
  /** All free places as one path of dots: most of the map in a few bytes. */
  free: string;
  marks: readonly (MapMark & { state: Exclude<PlaceState, 'free'> })[];
  labels: readonly (MapMark & { name: string })[];
};

/** A map of all places of a kind, how many are in each state, and since when. */
export type PlaceMapFigure = {
  copy: { many: string; source: string };
  totals: Record<PlaceState, number>;
  map: PlaceMapView;
  asOf: string;
};
