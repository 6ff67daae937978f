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

/** The least part of a map for a tile: room for its ticker, and on phones also for its change and for a finger. */
const leastTile = { wide: 0.0025, tall: 0.01 };

/** Sizes for a map, largest first: stocks that are too small for a tile of their own share the last one. */
export function sharedSizes(groups: readonly (readonly number[])[], shape: keyof typeof leastTile) {
  const least = leastTile[shape] * sum(groups.map(sum));
  return groups.map((sizes) => {
    const fitting = sizes.filter((size) => size >= least).length;
    const rest = sizes.length - fitting;
    // One alone is as large as its tile would be.
    if (rest < 2) return { sizes: [...sizes], rest: 0 };
    // Their tile has room for its text, however small they are.
    return { sizes: [...sizes.slice(0, fitting), Math.max(least, sum(sizes.slice(fitting)))], rest };
  });
}
