import { isAxiosError } from 'axios';
import { sum } from '@/lib/domain/shared/averages';
import { createClient } from '@/lib/client/http/create-client';
import { placeTitle } from '@/lib/content/places/place-names';
import { productName } from '@/lib/content/shared/product';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { placesContract } from '@/lib/contracts/places/places';
import { placePaths } from '@/lib/domain/places/place-paths';
import { placeKinds, placeRules } from '@/lib/domain/places/places';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './share-card';

/** The share card of a place; undefined if there is no such place. */
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

/** The share card of the page that lists all cities or all schools, with their number. */
export async function cardOfPlaces(path: string): Promise<ShareCard | undefined> {
  const kind = kindOfPage[path];
  const page = sitePages.find((one) => one.path === path);
  if (!kind || !page) return undefined;
  const { [kind]: totals } = await createClient(placesContract, pageHttp()).totals();
  const total = sum(Object.values(totals));
  const label = kind === 'cities' ? 'US cities, one owner each' : 'US universities and colleges, one owner each';
  return {
    brand: productName,
    title: page.title,
    figure: { value: groupDigits(total), label },
    balances: [],
    isSample: false,
  };
}

const kindOfPage: Readonly<Record<string, (typeof placeKinds)[number]>> = {
  [paths.places]: 'cities',
  [placePaths.cities]: 'cities',
  [paths.cityOwner]: 'cities',
  [placePaths.schools]: 'schools',
  [paths.universityOwner]: 'schools',
};

async function readPlace(kind: (typeof placeKinds)[number], slug: string) {
  try {
    return await createClient(placesContract, pageHttp()).read({ params: { kind, slug } });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) return undefined;
    throw error;
  }
}
