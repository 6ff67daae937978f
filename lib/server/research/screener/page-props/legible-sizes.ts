/** The least part of the map for a group: room for its name and its largest stocks. */
const leastShare = 0.035;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Sizes in groups, those of a group below the least share enlarged alike: within a group, areas stay proportional. */
export function legibleSizes(groups: readonly (readonly number[])[]): number[][] {
  const least = leastShare * sum(groups.map(sum));
  return groups.map((sizes) => {
    const total = sum(sizes);
    return total > 0 && total < least ? sizes.map((size) => (size * least) / total) : [...sizes];
  });
}

/** Whether a group of these totals is drawn larger than it is. */
export const hasEnlarged = (totals: readonly number[]) =>
  totals.some((total) => total > 0 && total < leastShare * sum(totals));
