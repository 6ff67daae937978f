import type { PlaceKind } from '@/lib/domain/places/places';
import { usStates, type UsState } from '@/lib/domain/shared/us-states';

type Named = { kind: PlaceKind; name: string; town: string | null; region: string };

const isState = (region: string): region is UsState => region in usStates;

/** The location shown with a place's name. Pages get it as data, so that state names stay on the server. */
export const placeWhere = ({ town, region }: Pick<Named, 'town' | 'region'>) =>
  town ? `${town}, ${region}` : isState(region) ? usStates[region] : region;

export const placeTitle = ({ kind, name, region }: Named) => (kind === 'cities' ? `${name}, ${region}` : name);

/** Options of the state filter, as pairs to keep page data small. */
export const regionChoices: readonly (readonly [value: string, label: string])[] = Object.entries(usStates);
