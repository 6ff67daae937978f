/** What the search finds, in the order of groups whose best results fit equally well. */
export const foundKinds = ['stock', 'sector', 'metric', 'list', 'page', 'post', 'help'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Maximum length of a query; the rest is ignored, and the result says so. */
export const longestQuestion = 100;
/** Maximum number of results of one kind. */
export const mostOfKind = 8;

/** The last close of a stock and its percent change from the close before. */
export type FoundQuote = { price: number; change: number | null; day: string; isSample: boolean };

export type FoundItem = {
  title: string;
  text: string | null;
  path: string;
  /** A short label, such as "Fund". */
  mark: string | null;
  /** Stocks only, and only those with a price. */
  quote: FoundQuote | null;
  /** Whether its title or another of its names is exactly the query. */
  isExact: boolean;
};
export type FoundGroup = { kind: FoundKind; items: FoundItem[] };
export type Found = {
  /** The query that was searched for. */
  question: string;
  /** Whether the query was cut to the maximum length. */
  isCut: boolean;
  /** Best group first. */
  groups: FoundGroup[];
};
