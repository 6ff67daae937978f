export type Tone = { at: number; lasts: number; hertz: number | null };

/** Two octaves whose steps most people can distinguish and small speakers can play. */
const lowest = 220;
const octaves = 2;
const shortest = 3;
const longest = 6;
const perTone = 0.25;
/** More than twenty tones per second blur. */
const mostTones = 120;

/**
 * Converts a series to tones from left to right: higher values are higher pitches, in equal intervals; gaps are silent.
 * Three to six seconds.
 */
export function chartTones(values: readonly (number | null)[]): Tone[] {
  const sampled = thinned(values);
  const known = sampled.filter((value): value is number => value !== null);
  if (known.length === 0) return [];
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const seconds = Math.min(Math.max(sampled.length * perTone, shortest), longest);
  const lasts = seconds / sampled.length;
  return sampled.map((value, index) => ({
    at: index * lasts,
    lasts,
    // A flat line is in the middle.
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
