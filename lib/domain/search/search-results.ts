/** Kinds of search results. Groups whose best results score equally are shown in this order. */
export const searchResultKinds = ['stock', 'sector', 'metric', 'list', 'page', 'post', 'help', 'place'] as const;
export type SearchResultKind = (typeof searchResultKinds)[number];

/** Max length of a query. The rest is ignored, and the results say so. */
export const maxQuestionLength = 100;
/** Maximum number of results of one kind. */
export const maxPerKind = 8;

/** A stock's last close, and its percent change from the previous close. */
export type SearchResultQuote = { price: number; change: number | null; day: string; isSample: boolean };

export type SearchResult = {
  title: string;
  text: string | null;
  path: string;
  /** A short label, such as "Fund". */
  mark: string | null;
  /** Only for stocks with a price. */
  quote: SearchResultQuote | null;
  /** Whether the title or another name equals the query. */
  isExact: boolean;
};
export type SearchResultGroup = {
  kind: SearchResultKind;
  items: SearchResult[];
  /** True if no word of the query matches and the names only resemble it. */
  isAlike?: boolean | undefined;
  /** The page with the remaining results. */
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
