import { foundPlaceText } from '@/lib/content/search/search';
import { placePaths } from '@/lib/domain/places/place-paths';
import { searchWords } from '@/lib/domain/places/places';
import type { Entry, Question } from '@/lib/domain/search/ranking';
import { findPlaces } from '@/lib/server/places/places-repository';
import { db } from '@/lib/server/platform/db/pool';

/** Shorter queries match too many place names and are more often tickers. */
const minQueryLength = 3;
const maxPlaces = 5;

/** Cities and schools whose name matches the query. */
export async function placeEntries({ text: query }: Question): Promise<Entry[]> {
  if (searchWords(query).join('').length < minQueryLength) return [];
  const found = await findPlaces(db(), query, maxPlaces);
  return found.map(({ kind, slug, name, town, region }) => {
    const text = foundPlaceText(kind, town, region);
    return { kind: 'place', title: name, text, path: placePaths.place(kind, slug), mark: null, isFound: true };
  });
}
