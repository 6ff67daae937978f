import type { SearchResults, SearchResultGroup, SearchResult } from './search-results';

type Named = { title: string; name?: string | null };

/**
 * Results under one heading: the best match, more of its kind, names similar to the query, or all results of a kind.
 */
export type FoundSection = SearchResultGroup & { part: 'best' | 'more' | 'alike' | 'all' };

/**
 * The best match: the item with this title, such as a ticker, or the only one whose name begins with these words, such
 * as "Apple Inc." for "apple".
 */
export function bestMatch<Item extends Named>(query: string, items: readonly Item[]): Item | undefined {
  const text = query.trim().toLowerCase();
  if (text === '') return undefined;
  const byTitle = items.find(({ title }) => title.toLowerCase() === text);
  if (byTitle || text.length < minNameLength) return byTitle;
  const named = items.filter(({ name }) => name && beginsWithWords(name.toLowerCase(), text));
  return named.length === 1 ? named[0] : undefined;
}

/** The groups of a search in display order: the best match by itself, then more of its kind, then the other groups. */
export function foundSections({ question, groups }: Pick<SearchResults, 'question' | 'groups'>): FoundSection[] {
  const [first, ...otherGroups] = groups.map((group): FoundSection => ({
    ...group,
    part: group.isAlike ? 'alike' : 'all',
  }));
  if (!first) return [];
  const best =
    first.items.find(({ isExact }) => isExact) ??
    bestMatch(
      question,
      first.items.map((item) => ({ ...named(first, item), item })),
    )?.item;
  if (!best) return [first, ...otherGroups];
  const otherItems = first.items.filter((item) => item !== best);
  return [
    { kind: first.kind, part: 'best', items: [best] },
    ...(otherItems.length > 0 ? [{ kind: first.kind, part: 'more' as const, items: otherItems }] : []),
    ...otherGroups,
  ];
}

/** For stocks, the text is the company's name; for other kinds it is a description. */
const named = ({ kind }: SearchResultGroup, { title, text }: SearchResult) => ({
  title,
  name: kind === 'stock' ? text : null,
});

/** Min query length for matching names; too many begin with the same letter. */
const minNameLength = 2;

const beginsWithWords = (name: string, words: string) =>
  name.startsWith(words) && !/[\p{L}\p{N}]/u.test(name.charAt(words.length));
