/** For whom a post is: everybody, whoever has an account, whoever pays, or whoever pays for one tier. */
export const visibilities = ['public', 'members', 'paid', 'tier'] as const;
export type Visibility = (typeof visibilities)[number];

/** A scheduled post is a published one whose moment has not come. */
export const postStates = ['draft', 'published', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

/** What an author says of their own money in a stock that a post names. */
export const positions = ['none', 'holds', 'no-trade-72h'] as const;
export type Position = (typeof positions)[number];

/** A part of a post as it is read: cleaned HTML, or the place of a stock's small chart. */
export type PostPart = { kind: 'text'; html: string } | { kind: 'stock'; ticker: string };

export const editionStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type EditionState = (typeof editionStates)[number];

/** Who of the list gets an edition. */
export const segments = ['all', 'free', 'paid'] as const;
export type Segment = (typeof segments)[number];

/** How a reader's minute is counted: words that most people read in one, and never less than one. */
const wordsAMinute = 220;
export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / wordsAMinute));
