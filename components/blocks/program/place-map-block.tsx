import { MapFigure } from '@/components/places/map-figure';
import type { BlockProps } from '../block-props';

/** The map of all places of a kind beside a headline. Its figures come with the page's data. */
export function PlaceMapBlock({ block: { figure } }: BlockProps<'placeMap'>) {
  return figure ? <MapFigure {...figure} hasNames={false} /> : null;
}
