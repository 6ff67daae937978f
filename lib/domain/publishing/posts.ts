/** A scheduled post is published with a future time. */
export const postStates = ['draft', 'published', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

/** An author's position in a stock that a post mentions. */
export const positions = ['none', 'holds', 'no-trade-72h'] as const;
export type Position = (typeof positions)[number];

/** What a post's picture can be drawn from. */
export const pictureKinds = ['stock', 'sector', 'record'] as const;
/**
 * The values of a picture. The last is of that day for a stock and the track record, of that month for a sector. Those of
 * the record are the balance before its latest trades and after each.
 */
export type PictureData = {
  kind: (typeof pictureKinds)[number];
  name: string;
  values: readonly number[];
  until: string | null;
  isSample: boolean;
};

/** A part of a post: sanitized HTML, or a stock's small chart. */
export type PostPart = { kind: 'text'; html: string } | { kind: 'stock'; ticker: string };

export const editionStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type EditionState = (typeof editionStates)[number];

/** Which part of the list gets an edition. */
export const segments = ['all', 'free', 'paid'] as const;
export type Segment = (typeof segments)[number];

/** Average reading speed; the reading time is at least one minute. */
const wordsAMinute = 220;
export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / wordsAMinute));
