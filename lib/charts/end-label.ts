/** The fraction of a line's width that its end label covers on the smallest screen. */
const covered = 1 / 6;

/**
 * Places the end label where the line does not cross it: above or below the last value, or above the highest value
 * nearby if the line passes on both sides. `hangsAt` is the value that the label is attached to.
 */
export function endLabelPlace(values: readonly number[]): { hangsAt: number; isBelow: boolean } {
  const last = values.at(-1) ?? 0;
  const before = values.slice(-Math.max(Math.ceil(values.length * covered), 2), -1);
  if (before.length === 0 || Math.max(...before) <= last) return { hangsAt: last, isBelow: false };
  if (Math.min(...before) >= last) return { hangsAt: last, isBelow: true };
  return { hangsAt: Math.max(...before), isBelow: false };
}
