import { screenFrom } from './read-screen';
import { screenQuery } from './screen';

/** A screen under a name, as the query of its address without the page. */
export type SavedScreen = { name: string; query: string };

export const mostSaved = 20;
export const longestName = 60;
/** Characters of a screen's query; all filters and columns at once take about 1,000. */
export const longestQuery = 2_000;

/** Reads stored screens; anything that is not one is dropped. */
export function savedFrom(text: string | null): SavedScreen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, mostSaved) : [];
  } catch {
    // Invalid or cut off: treated as none.
    return [];
  }
}

const isSaved = (value: unknown): value is SavedScreen =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.length <= longestName &&
  'query' in value &&
  typeof value.query === 'string' &&
  isScreenQuery(value.query);

/** Only parameters that a screen's own URL could contain become a link again. */
export function isScreenQuery(query: string) {
  const { screen, problems } = screenFrom(Object.fromEntries(new URLSearchParams(query)));
  return problems.length === 0 && new URLSearchParams(screenQuery(screen)).toString() === query;
}
