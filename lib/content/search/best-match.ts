import type { FoundSection } from '@/lib/domain/search/best-match';
import type { SearchResultKind } from '@/lib/domain/search/search-results';
import { foundKindNames } from './search';

export const bestMatchLabel = 'Best match';

/** What the best match is. */
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

/** Headings of the results next to a best match of their kind. */
const similarNames: Record<SearchResultKind, string> = {
  stock: 'Similar stocks',
  sector: 'Similar sectors',
  metric: 'Similar metrics',
  list: 'Similar watchlists',
  page: 'Similar pages',
  post: 'Similar posts',
  help: 'Similar questions',
  place: 'Similar cities and schools',
};

/** The heading of some results. */
export const sectionName = ({ kind, part }: Pick<FoundSection, 'kind' | 'part'>) =>
  ({ best: bestMatchLabel, similar: similarNames[kind], all: foundKindNames[kind] })[part];
