import { sectionName } from '@/lib/content/search/best-match';
import { popularPages, searchCopy as copy } from '@/lib/content/search/search';
import { foundSections } from '@/lib/domain/search/best-match';
import type { SearchResults, SearchResultQuote } from '@/lib/domain/search/search-results';
import { paths } from '@/lib/domain/shared/paths';

/** An option links to a page or repeats a search. `remembered` is stored as a recent search. */
export type SearchOption = {
  key: string;
  title: string;
  text?: string | null;
  mark?: string | null;
  quote?: SearchResultQuote | null;
  path?: string;
  remembered?: string;
};
/** `isBest` marks the exact match. `isAlike` marks results with only similar names. */
export type OptionGroup = {
  key: string;
  label: string;
  isBest?: boolean;
  isAlike?: boolean;
  /** The options speak for themselves, so only screen readers get the label. */
  hasHiddenLabel?: boolean;
  options: readonly SearchOption[];
};

const maxFirst = 5;
const maxOthers = 3;

/** The results grouped: the best match separately, and a link to all results at the end. */
export function resultOptions({ question, groups }: SearchResults): readonly OptionGroup[] {
  if (groups.length === 0) return [];
  const found = foundSections({ question, groups }).map(({ kind, part, items, more, isAlike = false }, index) => ({
    key: `${part}-${kind}`,
    label: sectionName({ kind, part }),
    isBest: part === 'best',
    isAlike,
    options: [
      ...items
        .slice(0, index === 0 ? maxFirst : maxOthers)
        .map((item) => ({ ...item, key: `${item.path} ${item.title}`, remembered: item.title })),
      ...(more ? [{ key: `all ${more.path}`, title: more.title, path: more.path }] : []),
    ],
  }));
  const path = `${paths.search}?${new URLSearchParams({ q: question }).toString()}`;
  const ways = [{ key: path, title: copy.all(question), path }];
  const request = { key: 'request', title: copy.request, path: paths.stockRequests };
  const options = found[0]?.isAlike ? [...ways, request] : ways;
  return [...found, { key: 'all', label: copy.more, hasHiddenLabel: true, options }];
}

/** The options for an empty field: recent searches and popular pages. */
export function firstOptions(recent: readonly string[]): readonly OptionGroup[] {
  const popular = popularPages.map(({ label, href }) => ({ key: href, title: label, path: href }));
  return [
    ...(recent.length > 0
      ? [{ key: 'recent', label: copy.recent, options: recent.map((search) => ({ key: search, title: search })) }]
      : []),
    { key: 'popular', label: copy.popular, options: popular },
  ];
}
