/** Every text of a piece of content, addresses and internal names left out. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['href', 'slug', 'kind', 'monogram'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** The figures in a text: amounts, shares, counts. '3D' is a word. */
export const numbersIn = (text: string) =>
  text.match(/[$×]?\s?\d[\d,.]*\d?\s?[%x]?(?![\w])/g)?.map((number) => number.replace(/[.,\s]+$/, '').trim()) ?? [];
