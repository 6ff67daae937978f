export type Tone = { at: number; lasts: number; hertz: number | null };

/** Between these two A's, two octaves, most people tell steps apart, and small speakers play both. */
const lowest = 220;
const octaves = 2;
const shortest = 3;
const longest = 6;
const perTone = 0.25;
/** More than twenty tones a second is a noise, not a line. */
const mostTones = 120;

/**
 * A series as tones from left to right: the higher the value, the higher the pitch, in equal steps to the ear; a gap
 * is silent. Three to six seconds in all.
 */
export function chartTones(values: readonly (number | null)[]): Tone[] {
  const heard = thinned(values);
  const known = heard.filter((value): value is number => value !== null);
  if (known.length === 0) return [];
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const seconds = Math.min(Math.max(heard.length * perTone, shortest), longest);
  const lasts = seconds / heard.length;
  return heard.map((value, index) => ({
    at: index * lasts,
    lasts,
    // A flat line lies in the middle.
    hertz: value === null ? null : lowest * 2 ** (octaves * (span === 0 ? 0.5 : (value - low) / span)),
  }));
}

function thinned(values: readonly (number | null)[]) {
  if (values.length <= mostTones) return values;
  return Array.from({ length: mostTones }, (_, index) => {
    const at = Math.round((index * (values.length - 1)) / (mostTones - 1));
    return values[at] ?? null;
  });
}
