/** What part of a line its last number covers, on the smallest screen. */
const covered = 1 / 6;

/**
 * Where the number at a line's end hangs so that the line does not run through it: above the end or below it, or,
 * where the line was on both sides, above its highest point there.
 */
export function endLabelPlace(values: readonly number[]): { hangsAt: number; isBelow: boolean } {
  const last = values.at(-1) ?? 0;
  const before = values.slice(-Math.max(Math.ceil(values.length * covered), 2), -1);
  if (before.length === 0 || Math.max(...before) <= last) return { hangsAt: last, isBelow: false };
  if (Math.min(...before) >= last) return { hangsAt: last, isBelow: true };
  return { hangsAt: Math.max(...before), isBelow: false };
}
