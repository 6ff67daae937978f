/**
 * Sectors defined by a topic of conversation rather than by business. A stock's other sectors are preferred for
 * comparisons.
 */
export const topicLists: readonly string[] = ['jim-cramer'];

/** The sector whose companies are most similar to the stock: its first that is not a topic list, or else its first. */
export const closestSector = <Sector extends { slug: string }>(sectors: readonly Sector[]): Sector | undefined =>
  sectors.find(({ slug }) => !topicLists.includes(slug)) ?? sectors[0];
