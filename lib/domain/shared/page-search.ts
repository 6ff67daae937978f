import { editDistance } from './edit-distance';

export type FoundPage = { path: string; title: string; description: string };

/** Maximum number of words of a query. */
const mostWords = 8;
export const longestQuestion = 100;

/** Pages that match every word of a query, best first; tolerates typos. */
export function searchPages<Page extends FoundPage>(question: string, pages: readonly Page[]): Page[] {
  const asked = wordsOf(question.slice(0, longestQuestion)).slice(0, mostWords);
  if (asked.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(asked, page) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

/** The pages whose path is closest to one that does not exist; none if not close enough. */
export function nearestPages<Page extends { path: string }>(address: string, pages: readonly Page[], most = 3): Page[] {
  const wrong = address
    .toLowerCase()
    .slice(0, 80)
    .replaceAll(/[^a-z0-9]+/g, '');
  if (wrong === '') return [];
  return pages
    .map((page) => ({ page, distance: distanceTo(wrong, page.path) }))
    .filter(({ distance }) => distance <= 0.4)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ page }) => page);
}

/** From 0 (equal) to 1 (nothing in common). The last segment alone may match. */
function distanceTo(wrong: string, path: string): number {
  const whole = path.replaceAll(/[^a-z0-9]+/g, '');
  const last = path.split('/').at(-1)?.replaceAll('-', '') ?? '';
  return Math.min(...[whole, last].filter((name) => name !== '').map((name) => shareOf(wrong, name)), 1);
}

const shareOf = (one: string, other: string) => editDistance(one, other) / Math.max(one.length, other.length);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

type Place = { words: readonly string[]; weight: number };
const known = new WeakMap<FoundPage, readonly Place[]>();

/** The words of a page by field, computed once. */
function placesOf(page: FoundPage): readonly Place[] {
  const before = known.get(page);
  if (before) return before;
  const places = [
    { words: wordsOf(page.title), weight: 4 },
    { words: wordsOf(page.path), weight: 3 },
    { words: wordsOf(page.description), weight: 1 },
  ];
  known.set(page, places);
  return places;
}

function scoreOf(asked: readonly string[], page: FoundPage): number {
  const places = placesOf(page);
  let total = 0;
  for (const word of asked) {
    const best = Math.max(...places.map(({ words, weight }) => weight * bestFit(word, words)));
    if (best <= 0) return 0;
    total += best;
  }
  return total;
}

const bestFit = (asked: string, words: readonly string[]) => Math.max(0, ...words.map((word) => fit(asked, word)));

/** 1 for the exact word, less for a prefix, least for a typo in a long word. */
function fit(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= 2 && word.startsWith(asked)) return 0.8;
  const slips = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  return slips > 0 && Math.abs(asked.length - word.length) <= slips && editDistance(asked, word) <= slips ? 0.5 : 0;
}
