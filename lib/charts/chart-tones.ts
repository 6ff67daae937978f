export type Tone = { at: number; lasts: number; hertz: number | null };

/**
 * Hertz of the lowest tone. Most people can tell steps within two octaves from 220 Hz apart, and small speakers can
 * play them.
 */
const lowest = 220;
const octaves = 2;
const shortest = 3;
const longest = 6;
const perTone = 0.25;
/** At most 20 tones per second over six seconds; faster tones blur. */
const maxTones = 120;

/**
 * Converts a series to tones, left to right, over three to six seconds. Pitch rises with the value in equal musical
 * intervals, and gaps are silent.
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
    // A flat line plays in the middle of the range.
    hertz: value === null ? null : lowest * 2 ** (octaves * (span === 0 ? 0.5 : (value - low) / span)),
  }));
}

function thinned(values: readonly (number | null)[]) {
  if (values.length <= maxTones) return values;
  return Array.from({ length: maxTones }, (_, index) => {
    const at = Math.round((index * (values.length - 1)) / (maxTones - 1));
    return values[at] ?? null;
  });
}
