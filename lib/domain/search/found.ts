/** What the search finds, in the order of groups whose best results fit equally well. */
export const foundKinds = ['stock', 'sector', 'metric', 'list', 'page', 'post', 'help'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Maximum length of a query; the rest is ignored, and the result says so. */
export const longestQuestion = 100;
/** Maximum number of results of one kind. */
export const mostOfKind = 8;

export type FoundItem = {
  title: string;
  text: string | null;
  path: string;
  /** A short label, such as "Fund". */
  mark: string | null;
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
