/** What the search finds, in the order of groups whose best results fit equally well. */
export const searchResultKinds = ['stock', 'sector', 'metric', 'list', 'page', 'post', 'help', 'place'] as const;
export type SearchResultKind = (typeof searchResultKinds)[number];

/** Maximum length of a query; the rest is ignored, and the result says so. */
export const longestQuestion = 100;
/** Maximum number of results of one kind. */
export const mostOfKind = 8;

/** The last close of a stock and its percent change from the close before. */
export type SearchResultQuote = { price: number; change: number | null; day: string; isSample: boolean };

export type SearchResult = {
  title: string;
  text: string | null;
  path: string;
  /** A short label, such as "Fund". */
  mark: string | null;
  /** Stocks only, and only those with a price. */
  quote: SearchResultQuote | null;
  /** Whether its title or another of its names is exactly the query. */
  isExact: boolean;
};
export type SearchResultGroup = {
  kind: SearchResultKind;
  items: SearchResult[];
  /** No word of the query fits: the names only resemble it. */
  isAlike?: boolean | undefined;
  /** Where the rest of them is. */
  more?: { title: string; path: string } | undefined;
};
export type SearchResults = {
  /** The query that was searched for. */
  question: string;
  /** Whether the query was cut to the maximum length. */
  isCut: boolean;
  /** Best group first. */
  groups: SearchResultGroup[];
};
