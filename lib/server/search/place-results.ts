import { foundPlaceText } from '@/lib/content/search/search';
import { placePaths } from '@/lib/domain/places/place-paths';
import { searchWords } from '@/lib/domain/places/places';
import { rank, type Entry, type Question } from '@/lib/domain/search/ranking';
import type { SearchResultGroup } from '@/lib/domain/search/search-results';
import { findPlaces } from '@/lib/server/places/places-repository';
import { db } from '@/lib/server/platform/db/pool';

/** Shorter queries fit too many names, and are tickers more often. */
const shortestQuery = 3;
const mostPlaces = 5;

/**
 * Cities and schools. They follow all other results, also with an exact name: many cities are named like a company or
 * an ordinary word.
 */
export async function placeResults(question: Question): Promise<SearchResultGroup[]> {
  if (searchWords(question.text).join('').length < shortestQuery) return [];
  const found = await findPlaces(db(), question.text, mostPlaces);
  return rank(
    question,
    found.map(({ kind, slug, name, town, region }): Entry => {
      const text = foundPlaceText(kind, town, region);
      return { kind: 'place', title: name, text, path: placePaths.place(kind, slug), mark: null, isFound: true };
    }),
  );
}
