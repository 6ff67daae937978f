/** Every text of a piece of content, addresses and internal names left out. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['href', 'slug', 'kind', 'monogram'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** The figures in a text: amounts, shares, counts. '3D', 'SHA-256' and 'UTF-8' are words. */
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

/** Times, shares and counts that a text gives in words: "about fifteen minutes" promises as much as a figure does. */
export const spelledIn = (text: string) => (text.match(spelled) ?? []).map((found) => found.toLowerCase());
