/** Moves labels apart so that each has its own line between two bounds. Keeps their order. */
export function spreadLabels(heights: readonly number[], line: number, [top, bottom]: readonly [number, number]) {
  const order = heights.map((_, index) => index).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = new Map<number, number>();
  let lowest = top;
  for (const index of order) {
    const at = Math.max(heights[index] ?? 0, lowest);
    placed.set(index, at);
    lowest = at + line;
  }
  // Moves labels that were pushed past the lower bound back up, along with those above them.
  let highest = bottom;
  for (const index of order.toReversed()) {
    const at = Math.min(placed.get(index) ?? 0, highest);
    placed.set(index, at);
    highest = at - line;
  }
  return heights.map((_, index) => placed.get(index) ?? 0);
}
