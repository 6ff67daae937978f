import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { placeTitle } from '@/lib/content/places/place-names';
import { productName } from '@/lib/content/shared/product';
import { placesContract } from '@/lib/contracts/places/places';
import { placeKinds, placeRules } from '@/lib/domain/places/places';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './card';

/** The share card of a place; undefined when there is no such place. */
export async function cardOfPlace(path: string): Promise<ShareCard | undefined> {
  const [, section, name, slug, more] = path.split('/');
  const kind = placeKinds.find((one) => one === name);
  if (section !== 'places' || !kind || !slug || more !== undefined) return undefined;
  const place = await readPlace(kind, slug);
  if (!place) return undefined;
  const label = `months per term: one member leads this ${kind === 'cities' ? 'city' : 'school'}’s community`;
  return {
    brand: productName,
    title: placeTitle(place),
    figure: { value: String(placeRules.termMonths), label },
    balances: [],
    isSample: false,
  };
}

async function readPlace(kind: (typeof placeKinds)[number], slug: string) {
  try {
    return await createClient(placesContract, pageHttp()).read({ params: { kind, slug } });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) return undefined;
    throw error;
  }
}
