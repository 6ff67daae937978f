/** The part of a line that its end label covers on the smallest screen. */
const covered = 1 / 6;

/**
 * Places the end label so that the line does not cross it: above or below the end, or above the highest point nearby
 * when the line is on both sides.
 */
export function endLabelPlace(values: readonly number[]): { hangsAt: number; isBelow: boolean } {
  const last = values.at(-1) ?? 0;
  const before = values.slice(-Math.max(Math.ceil(values.length * covered), 2), -1);
  if (before.length === 0 || Math.max(...before) <= last) return { hangsAt: last, isBelow: false };
  if (Math.min(...before) >= last) return { hangsAt: last, isBelow: true };
  return { hangsAt: Math.max(...before), isBelow: false };
}
