import type { PlaceState } from '@/lib/domain/places/places';

/** A position in the map's coordinates, 975 by 610. */
export type MapMark = { x: number; y: number };

export type PlaceMapView = {
  /** SVG paths of the country's outline and the state borders. */
  land: string;
  borders: string;
  /** All free places as dots in one path, to keep most of the map small. */
  free: string;
  marks: readonly (MapMark & { state: Exclude<PlaceState, 'free'> })[];
  labels: readonly (MapMark & { name: string })[];
};

/** A map of all places of one kind, with the number in each state and the date of the data. */
export type PlaceMapFigure = {
  copy: { many: string; source: string };
  totals: Record<PlaceState, number>;
  map: PlaceMapView;
  asOf: string;
};
