import type { FoundSection } from '@/lib/domain/search/best-match';
import type { SearchResultKind } from '@/lib/domain/search/search-results';
import { foundKindNames, searchCopy } from './search';

export const bestMatchLabel = 'Best match';

/** Label of the best match by its kind. */
export const bestMatchNames: Record<SearchResultKind, string> = {
  stock: 'Stock',
  sector: 'Sector',
  metric: 'Metric',
  list: 'Your watchlist',
  page: 'Page',
  post: 'Post',
  help: 'Help',
  place: 'Place',
};

/** Headings of further results of the best match's kind. */
const moreNames: Record<SearchResultKind, string> = {
  stock: 'More stocks',
  sector: 'More sectors',
  metric: 'More metrics',
  list: 'More watchlists',
  page: 'More pages',
  post: 'More posts',
  help: 'More questions',
  place: 'More cities and schools',
};

/** The heading of a section of results. */
export const sectionName = ({ kind, part }: Pick<FoundSection, 'kind' | 'part'>) =>
  ({ best: bestMatchLabel, more: moreNames[kind], alike: searchCopy.suggestions, all: foundKindNames[kind] })[part];
