import type { PlaceKind } from '@/lib/domain/places';
import { usStates, type UsState } from '@/lib/domain/us-states';

type Named = { kind: PlaceKind; name: string; town: string | null; region: string };

const isState = (region: string): region is UsState => region in usStates;

/** Where a place is, beside its name. The names of the states stay on the server: pages get this as data. */
export const placeWhere = ({ town, region }: Pick<Named, 'town' | 'region'>) =>
  town ? `${town}, ${region}` : isState(region) ? usStates[region] : region;

export const placeTitle = ({ kind, name, region }: Named) => (kind === 'cities' ? `${name}, ${region}` : name);

/** The states to choose from, shortest way of writing them: they are data of a page. */
export const regionChoices: readonly (readonly [value: string, label: string])[] = Object.entries(usStates);
