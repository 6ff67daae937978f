import { screenFrom } from './read-screen';
import { screenQuery } from './screen';

/** A saved screen: its name, and the query of its URL without the page. */
export type SavedScreen = { name: string; query: string };

export const maxSaved = 20;
export const maxNameLength = 60;
/** Max length of a query in characters; all filters and columns together take about 1,000. */
export const maxQueryLength = 2_000;

/** Parses stored screens, dropping invalid ones. */
export function savedFrom(text: string | null): SavedScreen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, maxSaved) : [];
  } catch {
    // Invalid or truncated JSON counts as no screens.
    return [];
  }
}

const isSaved = (value: unknown): value is SavedScreen =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.length <= maxNameLength &&
  'query' in value &&
  typeof value.query === 'string' &&
  isScreenQuery(value.query);

/** Whether a query is exactly what `screenQuery` would produce, so that it can safely become a link. */
export function isScreenQuery(query: string) {
  const { screen, problems } = screenFrom(Object.fromEntries(new URLSearchParams(query)));
  return problems.length === 0 && new URLSearchParams(screenQuery(screen)).toString() === query;
}
