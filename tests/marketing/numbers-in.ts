/** Every text in a piece of content, except URLs and internal names. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['href', 'slug', 'kind', 'monogram'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** The numbers in a text: amounts, shares, counts. '3D', 'SHA-256' and 'UTF-8' count as words. */
export const numbersIn = (text: string) =>
  text
    .match(/(?<![A-Za-z]-\d*)[$×]?\s?\d[\d,.]*\d?\s?[%x]?(?![\w])/g)
    ?.map((number) => number.replace(/[.,\s]+$/, '').trim()) ?? [];

const word =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
const spelled = new RegExp(
  `\\b${word}(?:-${word})? (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|times|clicks?|in ten)\\b`,
  'gi',
);

/** Durations, shares and counts that are spelled out: "about fifteen minutes" promises as much as a number does. */
export const spelledIn = (text: string) => (text.match(spelled) ?? []).map((found) => found.toLowerCase());
