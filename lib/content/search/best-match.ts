import type { FoundSection } from '@/lib/domain/search/best-match';
import type { FoundKind } from '@/lib/domain/search/found';
import { foundKindNames } from './search';

export const bestMatchLabel = 'Best match';

/** Headings of the results beside a best match of their kind. */
const similarNames: Record<FoundKind, string> = {
  stock: 'Similar stocks',
  sector: 'Similar sectors',
  metric: 'Similar metrics',
  list: 'Similar watchlists',
  page: 'Similar pages',
  post: 'Similar posts',
  help: 'Similar questions',
};

/** The heading of some results. */
export const sectionName = ({ kind, part }: Pick<FoundSection, 'kind' | 'part'>) =>
  ({ best: bestMatchLabel, similar: similarNames[kind], all: foundKindNames[kind] })[part];
