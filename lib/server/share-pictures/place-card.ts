import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/create-client';
import { placeTitle } from '@/lib/content/place-names';
import { productName } from '@/lib/content/product';
import { placesContract } from '@/lib/contracts/places';
import { placeKinds, placeRules } from '@/lib/domain/places';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './card';

/** The card of a place; nothing when there is no such place. */
export async function cardOfPlace(path: string): Promise<ShareCard | undefined> {
  const [, section, name, slug, more] = path.split('/');
  const kind = placeKinds.find((one) => one === name);
  if (section !== 'places' || !kind || !slug || more !== undefined) return undefined;
  const place = await readPlace(kind, slug);
  if (!place) return undefined;
  const label = `months to a term: one member leads this ${kind === 'cities' ? 'city' : 'school'}’s community`;
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
