/** Lists by subject of conversation, not by business: a stock is compared with its other sectors first. */
export const topicLists: readonly string[] = ['jim-cramer'];

/** The sector whose companies resemble a stock's own: the first that is not a topic list, else the first. */
export const closestSector = <Sector extends { slug: string }>(sectors: readonly Sector[]): Sector | undefined =>
  sectors.find(({ slug }) => !topicLists.includes(slug)) ?? sectors[0];
