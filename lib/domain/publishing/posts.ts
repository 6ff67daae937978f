/** States of a post. A scheduled post is 'published' with a future time. */
export const postStates = ['draft', 'published', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

/** An author's position in a stock that a post mentions. */
export const positions = ['none', 'holds', 'no-trade-72h'] as const;
export type Position = (typeof positions)[number];

/** Subjects that a post's picture can be drawn from. */
export const pictureKinds = ['stock', 'sector', 'record'] as const;
/**
 * The data of a post's picture. `until` is the day (stock, record) or month (sector) of the last value. The values of
 * the record are the balance before its latest trades and after each.
 */
export type PictureData = {
  kind: (typeof pictureKinds)[number];
  name: string;
  values: readonly number[];
  until: string | null;
  isSample: boolean;
};

/** Part of a post: sanitized HTML, or the small chart of a stock. */
export type PostPart = { kind: 'text'; html: string } | { kind: 'stock'; ticker: string };

export const editionStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type EditionState = (typeof editionStates)[number];

/** Which subscribers get an edition. */
export const segments = ['all', 'free', 'paid'] as const;
export type Segment = (typeof segments)[number];

/** Average reading speed. */
const wordsAMinute = 220;
export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / wordsAMinute));
